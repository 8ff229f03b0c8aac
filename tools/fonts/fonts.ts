import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the font files of `libs/ui`. */
export const fontFolder = path.join(root, 'libs/ui/src/theme/fonts');

/** The licence file, which must be distributed together with the fonts. */
export const licence = path.join(root, 'node_modules/@fontsource-variable/anek-latin/LICENSE');

/** The printable characters of ASCII: the 95 from the space (32) on. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** The letters of the first font file. A page with any other letter loads the whole file of the package too. */
const letters = `${ascii}\u00A0©°·×–—‘’“”•…−`;

/** The OpenType features that every file keeps. */
const features = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** The features with which a browser makes the conjuncts and the vowel signs of Devanagari. */
const devanagari = 'abvm abvs akhn blwf blwm blws cjct dist half haln nukt pres psts rkrf rphf vatu'.split(' ');

/** A font file with a few letters of a whole font. */
interface Cut {
  /** The name of the file in `fontFolder`. */
  readonly name: string;
  /** The path of the whole font in `node_modules`. */
  readonly source: string;
  readonly letters: string;
  /** OpenType features to keep besides those of Latin. */
  readonly features?: readonly string[];
}

/** The font files that `main.ts` writes. */
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
  {
    // This file has the letters of 'हिन्दी', the name of Hindi in an English page. Without it such a page would load
    // the whole file of Devanagari.
    name: 'hindi.woff2',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    letters: 'हिन्दी',
    features: devanagari,
  },
];

/** Returns the content of a font file, in the format WOFF2. */
export async function cut({ source, letters: kept, features: further = [] }: Cut): Promise<Buffer> {
  const font = await readFile(path.join(root, 'node_modules', source));
  // The package's types do not know `keepFeatures`.
  const options = { targetFormat: 'woff2' as const, keepFeatures: [...features, ...further] };
  return subsetFont(font, kept, options);
}
