/**
 * An error that the user can solve. Its message is one sentence with the problem and what to do, so no stack trace
 * follows it.
 */
export class Trouble extends Error {
  override name = 'Trouble';
}

/** Ends the command after an error. It prints only the sentence of a `Trouble`, and the stack of anything else. */
export function giveUp(error: unknown): never {
  // By name: the server has its own class for the same thing.
  const plain = error instanceof Error && ['Trouble', 'StartError'].includes(error.name);
  console.error(`\n${plain ? error.message : error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}
