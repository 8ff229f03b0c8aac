// `npm run build-library`: builds the packages that others can install, ready for `npm pack` and `npm publish`.
import path from 'node:path';
import { giveUp } from '../setup/trouble.mjs';
import { buildLibraries } from './build.ts';
import { libraries, root } from './libraries.ts';

await buildLibraries().then(() => {
  for (const { name, built } of libraries) console.log(`${name}: ${path.relative(root, built)}`);
}, giveUp);
