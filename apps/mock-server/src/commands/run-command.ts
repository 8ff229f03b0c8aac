import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Runs a command of npm. A StartError is printed as a sentence, and sets the exit code 1; other errors are thrown. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Returns the absolute path of the only argument. It is relative to INIT_CWD, the folder in which npm was called,
 * because npm runs scripts in the folder of package.json. Throws StartError with `usage` if there is no or more than
 * one argument.
 */
export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new StartError(usage);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
