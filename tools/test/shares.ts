import path from 'node:path';

/** A project's share of a run: its folder under `reports/`, and the files that belong to it. */
export interface Share {
  /** `libs/ui/stories`. */
  readonly place: string;
  /** Folders and files from the root of the workspace. Empty if the run is only for this project. */
  readonly paths: readonly string[];
}

/** Reads `--in=libs/ui/stories=libs/ui/`. */
export function readShare(text: string): Share {
  const [place = '', paths = ''] = text.split('=');
  return { place, paths: paths.split(',').filter(Boolean) };
}

/** Returns whether a file belongs to this share. Its path is absolute, or relative to the root of the workspace. */
export function owns({ paths }: Share, root: string, file: string): boolean {
  const name = path.isAbsolute(file) ? path.relative(root, file) : file;
  return paths.length === 0 || paths.some((own) => name === own || name.startsWith(own.replace(/\/?$/, '/')));
}
