/**
 * A trouble that the person at the keyboard can do something about: its message is one sentence that says what is
 * wrong and what to do, so no stack trace follows it.
 */
export class Trouble extends Error {
  name = 'Trouble';
}

/**
 * Ends the command after an error: a `Trouble` with its sentence alone, anything else with its stack, because then the
 * fault is ours and the stack is what we need.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  // By name: the server has a class of its own for the same thing.
  const plain = error instanceof Error && ['Trouble', 'StartError'].includes(error.name);
  console.error(`\n${plain ? error.message : error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}
