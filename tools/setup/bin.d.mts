/** The file behind a command that a package brings. */
export function binFile(root: string, pkg: string, command?: string): string;
