/** A component with some of its props, and why so. */
export interface Drawn {
  readonly props: Readonly<Record<string, unknown>>;
  readonly because: string;
}

/**
 * What a designer wants to know before taking a component, as a file beside its stories (`Button.advice.ts`); its docs
 * page is made of it. In `backquotes` stands code; the name of another component becomes a link to its page.
 */
export interface Advice {
  /** The version of the library that brought it. */
  readonly since: string;
  /** How settled it is. @default 'stable' */
  readonly status?: 'stable' | 'new' | 'deprecated';
  /** When to use it. */
  readonly use: readonly string[];
  /** When not to, and what to take instead. */
  readonly avoid: readonly string[];
  /**
   * Its parts, from top to bottom or from the start to the end: name, what it is for, and a selector that finds it in the
   * first story, where it is to be numbered.
   */
  readonly anatomy: readonly (readonly [part: string, purpose: string, selector?: string])[];
  /** What to do and what not to do, drawn: the first story with these props. */
  readonly drawn?: readonly { readonly right: Drawn; readonly wrong: Drawn }[];
  /** Keys and what each does. Empty where nothing in it takes the focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** How its words are written. */
  readonly words?: readonly string[];
}
