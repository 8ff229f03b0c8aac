import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Library } from './libraries.ts';

/**
 * Peer dependencies: a page must have only one React and one Chakra, because two copies do not work together. The
 * ranges are those that are tested, from the oldest version. All other imports of a library are its dependencies.
 */
const peers: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  // A minor version of Chakra requires another version of Ark, whose parts we style.
  '@chakra-ui/react': '~3.37.0',
  '@emotion/react': '^11.14.0',
};

/** Packages that we do not import but that one of our peers requires. */
const peersOfPeers: Readonly<Record<string, readonly string[]>> = { '@chakra-ui/react': ['@emotion/react'] };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Returns the package.json that is published. The workspace's own package.json points to the sources.
 * @param imported the packages that the built library imports
 */
export function manifestOf(library: Library, imported: readonly string[]): object {
  const { version } = read(path.join(library.folder, 'package.json'));
  const installed = read(path.join(root, 'package.json')).dependencies;
  const asked = [...new Set(imported.flatMap((name) => [name, ...(peersOfPeers[name] ?? [])]))];
  const entryPoints = Object.entries(library.entryPoints).map(([name, file]) => [
    `./${name}`,
    entryPoint(`./modules/${file}`),
  ]);
  return {
    name: library.name,
    version,
    description: library.description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: ['*.css'],
    exports: {
      '.': entryPoint('./modules/index'),
      ...Object.fromEntries(entryPoints),
      ...Object.fromEntries(
        [...Object.keys(library.files), ...(library.isStyled ? ['styles.css'] : [])]
          .filter((file) => file.endsWith('.css'))
          .map((file) => [`./${file}`, styleSheet(`./${file}`)]),
      ),
      ...(library.isStyled
        ? { './styles/*.css': styleSheet('./styles/*.css'), './tokens/*.json': './tokens/*.json' }
        : {}),
      './package.json': './package.json',
      ...(library.inParts ? { './*': entryPoint('./parts/*') } : {}),
    },
    dependencies: byName(
      asked.filter((name) => !peers[name]).map((name) => [name, rangeOf(name, version, installed)] as const),
    ),
    peerDependencies: byName(asked.flatMap((name) => (peers[name] ? [[name, peers[name]] as const] : []))),
  };
}

/** TypeScript also requires types for side-effect imports. */
const styleSheet = (file: string) => ({ types: './style-sheet.d.ts', default: file });
const entryPoint = (file: string) => ({ types: `${file}.d.ts`, default: `${file}.js` });

function rangeOf(name: string, version: string, installed: Readonly<Record<string, string>>): string {
  // The libraries are released together.
  if (name.startsWith('@niramaya/')) return version;
  const exact = installed[name];
  if (!exact) throw new Error(`The library imports ${name}, which package.json does not name as a dependency.`);
  return `^${exact}`;
}
