import { existsSync } from 'node:fs';
import { resolveChromium } from '../chromium.ts';
import { resultsFile } from './place.ts';
import { reportPictures } from './report.ts';

/**
 * The last word of `npm test` on the pictures, after its run of the stories: what is left over or looks alike only the
 * whole of them shows. The argument is that run's report.
 */
const chromium = await resolveChromium();
if (!chromium.pinned) console.log(`Nothing was compared: ${chromium.name}.`);
else if (!existsSync(resultsFile)) {
  console.log('No story has reached its picture.');
  process.exitCode = 1;
} else if ((await reportPictures(process.argv[2])) > 0) process.exitCode = 1;
