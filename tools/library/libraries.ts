import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the workspace. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A library of the workspace that is published as a package. */
export interface Library {
  /** The name of the package, such as '@niramaya/ui'. */
  readonly name: string;
  readonly description: string;
  /** The absolute path of the sources. */
  readonly folder: string;
  /** The absolute path of the built package, which is not in git. */
  readonly built: string;
  /**
   * Modules below `src` without their extension, by the subpath under which a project imports them.
   * Both may have a `*`. `build.ts` adds the components of `libs/ui`.
   */
  readonly entryPoints: Readonly<Record<string, string>>;
  /** Further files of the package: their source in the library's folder, by their path in the package. */
  readonly files: Readonly<Record<string, string>>;
  /** The peer dependencies with their ranges. Each range begins with the oldest tested version. */
  readonly peers: Readonly<Record<string, string>>;
  /**
   * Packages that only an entry of `files` refers to, such as the fonts in `fonts.css`. They become dependencies too.
   */
  readonly packagesOfFiles: readonly string[];
}

const libraryIn = (folder: string) => ({ folder, built: path.join(folder, 'dist') });

/** The library with the schemas, types and rules. */
export const contract: Library = {
  name: '@niramaya/contract',
  description: 'Schemas, types, rules and addresses of the Niramaya pharmacy.',
  ...libraryIn(path.join(root, 'libs/contract')),
  entryPoints: { '.': 'index' },
  files: { 'CHANGELOG.md': 'CHANGELOG.md' },
  peers: {},
  packagesOfFiles: [],
};

const search: Library = {
  name: '@niramaya/search',
  description: 'The product search of the Niramaya pharmacy: words, corrections, Hindi and ranking.',
  ...libraryIn(path.join(root, 'libs/search')),
  entryPoints: { '.': 'index' },
  files: { 'CHANGELOG.md': 'CHANGELOG.md' },
  peers: {},
  packagesOfFiles: [],
};

const copy: Library = {
  name: '@niramaya/copy',
  description: 'The texts of the Niramaya pharmacy, one module for each screen.',
  ...libraryIn(path.join(root, 'libs/copy')),
  entryPoints: { './*': 'en/*' },
  files: { 'CHANGELOG.md': 'CHANGELOG.md' },
  peers: {},
  packagesOfFiles: [],
};

/** The library with the design system. */
export const ui: Library = {
  name: '@niramaya/ui',
  description:
    'The design system of the Niramaya pharmacy: tokens, theme and React components, with styles by Panda CSS and overlays by Chakra UI.',
  ...libraryIn(path.join(root, 'libs/ui')),
  entryPoints: { '.': 'index', './color-mode': 'theme/colorMode' },
  files: {
    'fonts.css': 'src/theme/fonts.css',
    'fonts/anek-latin.woff2': 'src/theme/fonts/anek-latin.woff2',
    'fonts/hindi.woff2': 'src/theme/fonts/hindi.woff2',
    'fonts/OFL.txt': 'src/theme/fonts/OFL.txt',
    'fonts/rupee.woff2': 'src/theme/fonts/rupee.woff2',
    'CHANGELOG.md': 'CHANGELOG.md',
    'README.md': 'PACKAGE.md',
  },
  peers: {
    react: '^19.2.0',
    'react-dom': '^19.2.0',
    // Each minor version of Chakra UI brings another version of Ark UI, whose parts our recipes style, so the range
    // allows patches only.
    '@chakra-ui/react': '~3.37.0',
    '@emotion/react': '^11.14.0',
  },
  packagesOfFiles: ['@fontsource-variable/anek-devanagari', '@fontsource-variable/anek-latin'],
};

/** The libraries in the order of their dependencies. */
export const libraries: readonly Library[] = [contract, search, copy, ui];

/** The part of a package.json that the build reads. */
export interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Reads the package.json of a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Returns an entry of `exports` for a style sheet. It has types, because TypeScript requires them for an import without
 * names.
 */
const styleSheet = (file: string) => ({ types: './style-sheet.d.ts', default: file });
/** Returns an entry of `exports` for a module. `file` is its path in the folder `modules`, without an extension. */
const entryPoint = (file: string) => ({ types: `./modules/${file}.d.ts`, default: `./modules/${file}.js` });

/**
 * Returns the package.json of the built library. The ranges come from the exact versions of the root package.
 *
 * @param parts The module of each component, without its extension, by its subpath, such as `./Button`.
 */
export function manifestOf(library: Library, parts: ReadonlyMap<string, string>): object {
  const { version, dependencies } = readManifest(library.folder);
  const installed = readManifest(root).dependencies;
  const needed = [...Object.keys(dependencies), ...library.packagesOfFiles].filter((name) => !library.peers[name]);
  // The libraries are released together, so each requires the others in its own version.
  const range = (name: string) => (name.startsWith('@niramaya/') ? version : `^${installed[name]}`);
  const sheets = Object.keys(library.files).filter((file) => file.endsWith('.css'));
  return {
    name: library.name,
    version,
    description: library.description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(sheets.map((file) => [`./${file}`, styleSheet(`./${file}`)])),
      ...(library === ui && {
        './styles.css': styleSheet('./styles.css'),
        './styles/*.css': styleSheet('./styles/*.css'),
      }),
      './package.json': './package.json',
      ...Object.fromEntries(
        [...Object.entries(library.entryPoints), ...parts].map(([subpath, file]) => [subpath, entryPoint(file)]),
      ),
    },
    dependencies: Object.fromEntries(needed.toSorted().map((name) => [name, range(name)])),
    peerDependencies: library.peers,
  };
}
