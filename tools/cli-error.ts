/** An error that the user can solve. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Prints an error and ends the process with 1. An error that the user can solve is printed without its stack. */
export function exitWithError(error: unknown): never {
  // The name decides and not the class, because the server has a class of its own, StartError.
  const isSolvable = error instanceof Error && ['CliError', 'StartError'].includes(error.name);
  const details = error instanceof Error ? error.stack : String(error);
  console.error(`\n${isSolvable ? error.message : details}`);
  process.exit(1);
}
