/** Whether `node_modules` was set up by us for this lock file. */
export function isSetUp(root: string): boolean;
/** Whether the packages of the lock file are there, whoever installed them. */
export function hasPackages(root: string): boolean;
/** Written when all is in place. */
export function writeStamp(root: string): void;
/** Links the libraries of this repository that the lock file names and `node_modules` has no link to. */
export function linkLibraries(root: string): void;
