/** An error that the user can solve. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Prints an expected error without its stack. */
export function exitWithError(error: unknown): never {
  // The name decides and not the class, because the server has a class of its own.
  const plain = error instanceof Error && ['CliError', 'StartError'].includes(error.name);
  console.error(`\n${plain ? error.message : error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}
