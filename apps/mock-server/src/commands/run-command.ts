import path from 'node:path';
import { kinds, type Kind } from '../catalogue-files/kinds.ts';
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
 * Returns the absolute path of a file. It is relative to INIT_CWD, the folder in which npm was called, because npm runs
 * scripts in the folder of package.json.
 */
export const pathArgument = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/**
 * Returns the value of an option that npm has kept for itself, such as 'true', or undefined. npm keeps the options
 * before which `--` is missing: it sets an environment variable, and the program gets only the words between them.
 */
export const optionKeptByNpm = (option: string): string | undefined =>
  process.env[`npm_config_${option.replaceAll('-', '_')}`];

/** Throws StartError, with the `example` of a right command, if npm has kept one of these options for itself. */
export function refuseOptionsKeptByNpm(options: readonly string[], example: string): void {
  const kept = options.find((option) => optionKeptByNpm(option) !== undefined);
  if (kept !== undefined)
    throw new StartError(`npm has kept --${kept} for itself: write -- after the command, as in ${example}.`);
}

/** Returns the arguments that `parse` reads. Throws StartError with `usage` for an unknown option or without a file. */
export function readArguments<T extends { readonly positionals: readonly string[] }>(usage: string, parse: () => T): T {
  try {
    const parsed = parse();
    if (parsed.positionals.length > 0) return parsed;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartError(usage);
}

/** Returns the value of `--kind`, which is for one file. Throws StartError with `usage` for another kind. */
export function kindArgument(value: string | undefined, fileCount: number, usage: string): Kind | undefined {
  const kind = kinds.find((one) => one === value);
  if (value !== undefined && (kind === undefined || fileCount > 1)) throw new StartError(usage);
  return kind;
}

/** Returns the absolute path of the only argument. Throws StartError with `usage` if there is no or more than one. */
export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new StartError(usage);
  return pathArgument(file);
}
