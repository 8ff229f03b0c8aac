import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Runs a command; a trouble that has a sentence is told in that sentence, with exit code 1. */
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
 * The one file that a command was given, from where the person stands: npm itself goes to the workspace first.
 * @throws StartError with the usage where there is none
 */
export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new StartError(usage);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
