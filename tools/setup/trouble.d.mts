/** An error whose message says in one sentence what is wrong and what to do. It prints without a stack trace. */
export class Trouble extends Error {}
/** Prints the message of a `Trouble`, or the stack of any other error, and exits with code 1. */
export function giveUp(error: unknown): never;
