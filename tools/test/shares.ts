import path from 'node:path';

/** A project's share of a run: its folder under `reports/`, and the files that count as its own. */
export interface Share {
  /** `libs/ui/stories`. */
  readonly place: string;
  /** Folders and files from the root of the workspace; none where the run is the project's alone. */
  readonly paths: readonly string[];
}

/** Reads `--in=libs/ui/stories=libs/ui/`. */
export function readShare(text: string): Share {
  const [place = '', paths = ''] = text.split('=');
  return { place, paths: paths.split(',').filter(Boolean) };
}

/** Whether a file, named from the root of the workspace or by its whole path, is of this share. */
export function owns({ paths }: Share, root: string, file: string): boolean {
  const name = path.isAbsolute(file) ? path.relative(root, file) : file;
  return paths.length === 0 || paths.some((own) => name === own || name.startsWith(own.replace(/\/?$/, '/')));
}
