import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp } from '../setup/trouble.mjs';
import { apiReport, reportFile } from './api-report.ts';
import { buildLibraries } from './build.ts';
import { root } from './libraries.ts';

/** `npm run api-report`: accepts the current public API as the recorded one. */
await buildLibraries()
  .then(() => {
    writeFileSync(reportFile, apiReport());
    console.log(`Written: ${path.relative(root, reportFile)}. Look at what has changed in the commit.`);
  })
  .catch(giveUp);
