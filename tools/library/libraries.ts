import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A library of the workspace that others may install. */
export interface Library {
  readonly name: string;
  readonly description: string;
  readonly folder: string;
  /** The folder of the package that is published. Each build creates it again. */
  readonly built: string;
  /** Entry points besides the main one, by name: source files without their extension. */
  readonly entryPoints: Readonly<Record<string, string>>;
  /** Files that are copied unchanged, by their name in the package. */
  readonly files: Readonly<Record<string, string>>;
  /** Panda compiles its styles into `styles.css`, so that an application needs no plugin for them. */
  readonly isStyled: boolean;
  /** Every line of `src/index.ts` becomes a separate entry point. */
  readonly inParts: boolean;
}

const libraryIn = (folder: string) => ({ folder, built: path.join(folder, 'dist') });

export const contract: Library = {
  name: '@niramaya/contract',
  description: 'Schemas, types, rules, addresses and words of the Niramaya pharmacy.',
  ...libraryIn(path.join(root, 'libs/contract')),
  entryPoints: {},
  files: { 'CHANGELOG.md': 'CHANGELOG.md' },
  isStyled: false,
  inParts: false,
};

export const ui: Library = {
  name: '@niramaya/ui',
  description:
    'The design system of the Niramaya pharmacy: tokens, theme and React components, with styles by Panda CSS and overlays by Chakra UI.',
  ...libraryIn(path.join(root, 'libs/ui')),
  entryPoints: { 'color-mode': 'theme/colorMode' },
  files: {
    'fonts.css': 'src/theme/fonts.css',
    'fonts/anek-latin.woff2': 'src/theme/fonts/anek-latin.woff2',
    'fonts/OFL.txt': 'src/theme/fonts/OFL.txt',
    'fonts/rupee.woff2': 'src/theme/fonts/rupee.woff2',
    'CHANGELOG.md': 'CHANGELOG.md',
    'README.md': 'PACKAGE.md',
  },
  isStyled: true,
  inParts: true,
};

/** In the order in which they depend on each other. */
export const libraries: readonly Library[] = [contract, ui];
