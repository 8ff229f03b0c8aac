// The files of a deployment, checked: what their linters and schemas say, and whether what they name is there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A file of the deployment, by its path in `deploy/`. */
export const readDeployFile = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8');

/** Whether the workspace has what a file of the deployment names. */
export const inWorkspace = (file: string): boolean => existsSync(path.join(root, file));

/** A value and the complaint about it where it is not as it has to be. */
export const complain = (checks: readonly (readonly [fine: boolean, complaint: string])[]): string[] =>
  checks.flatMap(([fine, complaint]) => (fine ? [] : [complaint]));
