import { accessSync, constants, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { kinds, type Kind } from './kinds.ts';
import { similarFile } from './similar-file.ts';

/** A file of products, offers or brands. */
export interface CatalogueFile<Each extends Kind = Kind> {
  readonly path: string;
  /** The name without its folder, for sentences. */
  readonly name: string;
  readonly kind: Each;
  readonly format: 'csv' | 'json-lines';
}

const formats: Readonly<Record<string, CatalogueFile['format']>> = {
  '.csv': 'csv',
  '.jsonl': 'json-lines',
  '.ndjson': 'json-lines',
};

/** Returns a question that names a file like this one, with a space before it, or empty text. */
function askForSimilar(file: string): string {
  const similar = similarFile(path.dirname(file), path.basename(file));
  return similar === undefined ? '' : ` Did you mean ${similar}?`;
}

/** Narrows a file to those of a kind. */
export const isOfKind = <Each extends Kind>(file: CatalogueFile, kind: Each): file is CatalogueFile<Each> =>
  file.kind === kind;

/**
 * Returns the kind and the format of a file by its name: the beginning of the name is the kind, and the ending is the
 * format. A given `kind` counts instead of the beginning. Throws StartError if the name has no known beginning or
 * ending.
 */
export function catalogueFile(file: string, kind?: Kind): CatalogueFile {
  const name = path.basename(file);
  const format = formats[path.extname(file).toLowerCase()];
  if (format === undefined)
    throw new StartError(
      `${name} ends with none of ${Object.keys(formats).join(', ')}: save a spreadsheet as CSV UTF-8 (comma delimited).${askForSimilar(file)}`,
    );
  const named = kind ?? kinds.find((one) => name.toLowerCase().startsWith(one));
  if (named === undefined)
    throw new StartError(`${name} begins with none of ${kinds.join(', ')}: rename it, or add --kind products.`);
  return { path: file, name, kind: named, format };
}

/**
 * Returns the size and the times of a file, or undefined if there is no such file. Throws StartError for one that this
 * process may not read.
 */
function readableStats(file: string): Stats | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats !== undefined) accessSync(file, constants.R_OK);
    return stats;
  } catch (error) {
    throw new StartError(`${file} cannot be read: make it readable for the user who runs the import.`, {
      cause: error,
    });
  }
}

/**
 * Returns the size and the time of the last change, which differ after a change. Throws StartError unless the path is a
 * readable file with contents.
 */
export function fileVersion({ path: file, name }: Pick<CatalogueFile, 'path' | 'name'>): string {
  const stats = readableStats(file);
  if (stats === undefined) throw new StartError(`${file} is not there: name a file to import.${askForSimilar(file)}`);
  // A pipe can be read once, and the import reads its files twice.
  if (!stats.isFile()) throw new StartError(`${file} is not a file: name a file to import.`);
  if (stats.size === 0) throw new StartError(`${name} is empty: export one, to see what it contains.`);
  return `${stats.size} ${stats.mtimeMs}`;
}
