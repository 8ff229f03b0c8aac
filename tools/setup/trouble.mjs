/**
 * An error that the user can solve. Its message is one sentence with the problem and what to do, so no stack trace
 * follows it.
 */
export class Trouble extends Error {
  name = 'Trouble';
}

/**
 * Ends the command after an error. For a `Trouble`, it prints only the sentence. For anything else it prints the stack,
 * because then the fault is ours and we need the stack.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  // By name: the server has its own class for the same thing.
  const plain = error instanceof Error && ['Trouble', 'StartError'].includes(error.name);
  console.error(`\n${plain ? error.message : error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}
