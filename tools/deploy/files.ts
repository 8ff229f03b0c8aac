// Checks the files of a deployment: with their linters and schemas, and whether the files that they name exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Reads a file of the deployment, by its path in `deploy/`. */
export const readDeployFile = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8');

/** Returns whether a file that the deployment names exists in the workspace. */
export const inWorkspace = (file: string): boolean => existsSync(path.join(root, file));

/** Returns the complaints of the checks that fail. */
export const complain = (checks: readonly (readonly [fine: boolean, complaint: string])[]): string[] =>
  checks.flatMap(([fine, complaint]) => (fine ? [] : [complaint]));
