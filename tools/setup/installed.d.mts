/** Whether our setup installed `node_modules` for this lock file. */
export function isSetUp(root: string): boolean;
/** Whether the packages of the lock file are installed, by our setup or by any other tool. */
export function hasPackages(root: string): boolean;
/** Writes the stamp file after everything is installed. */
export function writeStamp(root: string): void;
/** Links the libraries of this repository that the lock file names and that `node_modules` does not link yet. */
export function linkLibraries(root: string): void;
