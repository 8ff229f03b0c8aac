/** An error that the user can solve. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Prints an error and ends the process with 1. An error that the user can solve is printed without its stack. */
export function exitWithError(error: unknown): never {
  // The name decides and not the class, because the server has a class of its own, StartError.
  const plain = error instanceof Error && ['CliError', 'StartError'].includes(error.name);
  console.error(`\n${plain ? error.message : error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}
