/** Returns the path of the script behind a command of a package. */
export function binFile(root: string, pkg: string, command?: string): string;
