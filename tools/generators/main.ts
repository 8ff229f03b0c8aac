// `npm run generate -- component PriceTag …`: Nx runs one of our generators. `--dry-run` shows what it would write.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { linkLibraries } from '../setup/installed.mjs';
import { giveUp, Trouble } from '../setup/trouble.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const collection = path.join(import.meta.dirname, 'generators.json');
const [generator, ...args] = process.argv.slice(2);

const { generators } = JSON.parse(readFileSync(collection, 'utf8')) as {
  generators: Record<string, { readonly description: string }>;
};
if (generator === '--help') {
  for (const [name, { description }] of Object.entries(generators)) console.log(`${name}: ${description}`);
  console.log('npm run generate -- <one of these> --help lists its options.');
  process.exit();
}
if (!generator || !Object.hasOwn(generators, generator))
  giveUp(
    new Trouble(
      `Say what to generate (${Object.keys(generators).join(', ')}), e.g. npm run generate -- component PriceTag --kind=display; --help lists the options of each.`,
    ),
  );

const { status } = spawnSync(
  process.execPath,
  [binFile(root, 'nx'), 'generate', `./tools/generators/generators.json:${generator}`, ...args],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } },
);
// A new library is in the lock file. This links it so that it can be imported.
linkLibraries(root);
process.exit(status ?? 1);
