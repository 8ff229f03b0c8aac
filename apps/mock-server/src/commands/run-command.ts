import path from 'node:path';
import type { Database } from '../database/database.ts';
import { openDatabase, type OpenOptions } from '../database/open.ts';
import { createLogger } from '../logger.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/** Prints a StartError as a message and sets exit code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Throws StartError if the database cannot be opened. */
export async function withDatabase(work: (database: Database) => Promise<void>, options?: OpenOptions): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings, createLogger(settings.logLevel), options);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Relative to INIT_CWD, because npm changes the folder; throws StartError. */
export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new StartError(usage);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
