import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the cut fonts lie. */
export const fontFolder = path.join(root, 'libs/ui/src/theme/fonts');

/** It has to go wherever the fonts go. */
export const licence = path.join(root, 'node_modules/@fontsource-variable/anek-latin/LICENSE');

/** What the shop's English words are written with. Any other letter brings the package's own file along. */
const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00A0©°·×–—‘’“”•…−`;

/** What browsers do by themselves, and tabular figures, which prices ask for; small capitals and fractions are left out. */
const features = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

interface Cut {
  readonly name: string;
  /** In its package. */
  readonly source: string;
  readonly letters: string;
}

/** The files that every page loads, cut to what it needs of them: 28 kB, where the packages' are 48. */
export const cuts: readonly Cut[] = [
  {
    name: 'anek-latin.woff2',
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    letters,
  },
  {
    name: 'rupee.woff2',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-ext-wght-normal.woff2',
    letters: '₹',
  },
];

/** The file of a cut, the same whenever it is made from the same package. */
export async function cut({ source, letters: kept }: Cut): Promise<Buffer> {
  const font = await readFile(path.join(root, 'node_modules', source));
  // A variable, because the package's types do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2' as const, keepFeatures: features };
  return subsetFont(font, kept, options);
}
