import path from 'node:path';
import type { Database } from '../database/database.ts';
import { openDatabase, type OpenOptions } from '../database/open.ts';
import { createLogger } from '../logger.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/** Runs a command. It prints the message of a known error and exits with code 1. */
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
 * Opens the database of the settings, runs the work on it, and always closes it.
 * @throws StartError if the settings are wrong or the database does not open
 */
export async function withDatabase(work: (database: Database) => Promise<void>, options?: OpenOptions): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings, createLogger(settings.logLevel), options);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Returns the path of the one file argument, relative to the folder of the user. npm itself changes to the workspace
 * first.
 * @throws StartError with the usage if there is none
 */
export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new StartError(usage);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
