/** A trouble told in one sentence that says what is wrong and what to do; no stack trace follows it. */
export class Trouble extends Error {}
/** Prints the sentence of a trouble, or the stack of any other error, and ends the command with exit code 1. */
export function giveUp(error: unknown): never;
