import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Library } from './libraries.ts';

/**
 * What the application must have one of: two Reacts or two Chakras in a page do not know each other. The ranges are those
 * that are tested, from the oldest on. Everything else that a library imports comes with it.
 */
const peers: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  // A minor version of Chakra asks for another Ark, whose parts we style.
  '@chakra-ui/react': '~3.37.0',
  '@emotion/react': '^11.14.0',
};

/** Not imported by us, and asked for by a peer of ours. */
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
 * The package.json that is packed: the workspace's own one leads to the sources.
 * @param imported the packages that the built library imports
 */
export function manifestOf(library: Library, imported: readonly string[]): object {
  const { version } = read(path.join(library.folder, 'package.json'));
  const installed = read(path.join(root, 'package.json')).dependencies;
  const asked = [...new Set(imported.flatMap((name) => [name, ...(peersOfPeers[name] ?? [])]))];
  const doors = Object.entries(library.doors).map(([name, file]) => [`./${name}`, door(`./modules/${file}`)]);
  return {
    name: library.name,
    version,
    description: library.description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: ['*.css'],
    exports: {
      '.': door('./modules/index'),
      ...Object.fromEntries(doors),
      ...Object.fromEntries(
        [...Object.keys(library.files), ...(library.isStyled ? ['styles.css'] : [])]
          .filter((file) => file.endsWith('.css'))
          .map((file) => [`./${file}`, styleSheet(`./${file}`)]),
      ),
      ...(library.isStyled
        ? { './styles/*.css': styleSheet('./styles/*.css'), './tokens/*.json': './tokens/*.json' }
        : {}),
      './package.json': './package.json',
      ...(library.inParts ? { './*': door('./parts/*') } : {}),
    },
    dependencies: byName(
      asked.filter((name) => !peers[name]).map((name) => [name, rangeOf(name, version, installed)] as const),
    ),
    peerDependencies: byName(asked.flatMap((name) => (peers[name] ? [[name, peers[name]] as const] : []))),
  };
}

/** TypeScript asks for the types of what is imported for its effect too. */
const styleSheet = (file: string) => ({ types: './style-sheet.d.ts', default: file });
const door = (file: string) => ({ types: `${file}.d.ts`, default: `${file}.js` });

function rangeOf(name: string, version: string, installed: Readonly<Record<string, string>>): string {
  // The libraries are released together.
  if (name.startsWith('@niramaya/')) return version;
  const exact = installed[name];
  if (!exact) throw new Error(`The library imports ${name}, which package.json does not name as a dependency.`);
  return `^${exact}`;
}
