/** A component with some of its props, and the reason for them. */
export interface Drawn {
  readonly props: Readonly<Record<string, unknown>>;
  readonly because: string;
}

/**
 * A part of a component: its name, its purpose and a selector. The selector finds the part in the story where the parts
 * are numbered. A part that is painted in a picture also has its left, top, width and height, in % of what the selector
 * finds.
 */
export type Part = readonly [
  part: string,
  purpose: string,
  selector?: string,
  area?: readonly [left: number, top: number, width: number, height: number],
];

/**
 * The advice for designers on when and how to use a component, as a file beside its stories (`Button.advice.ts`). The
 * component's docs page is made from it. Text in `backquotes` is code. The name of another component becomes a link to
 * its page.
 */
export interface Advice {
  /** The version of the library that introduced the component. */
  readonly since: string;
  /** The maturity of the component. @default 'stable' */
  readonly status?: 'stable' | 'new' | 'deprecated';
  /** When to use the component. */
  readonly use: readonly string[];
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly string[];
  /** The parts, from top to bottom or from start to end. At least one has a selector. */
  readonly anatomy: readonly Part[];
  /** The story with the numbered parts, after its play function. Default: the first story, at rest. */
  readonly numberedIn?: string;
  /** Examples of right and wrong use, rendered as the first story with these props. */
  readonly drawn?: readonly { readonly right: Drawn; readonly wrong: Drawn }[];
  /** The keys and the effect of each. Empty if nothing in the component takes the focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** How to write the words of the component. */
  readonly words?: readonly string[];
}
