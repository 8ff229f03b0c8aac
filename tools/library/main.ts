import path from 'node:path';
import { giveUp } from '../setup/trouble.mjs';
import { buildLibraries } from './build.ts';
import { libraries, root } from './libraries.ts';

/** `npm run build-library`: the packages, ready for `npm pack` and `npm publish`. */
await buildLibraries().then(() => {
  for (const { name, built } of libraries) console.log(`${name}: ${path.relative(root, built)}`);
}, giveUp);
