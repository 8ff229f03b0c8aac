/**
 * What a designer wants to know before taking a component, as a file beside its stories (`Button.advice.ts`); its docs
 * page is made of it. In `backquotes` stands code; the name of another component becomes a link to its page.
 */
export interface Advice {
  /** When to use it. */
  readonly use: readonly string[];
  /** When not to, and what to take instead. */
  readonly avoid: readonly string[];
  /** Its parts, from top to bottom or from the start to the end: name, what it is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Keys and what each does. Empty where nothing in it takes the focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** How its words are written. */
  readonly words?: readonly string[];
}
