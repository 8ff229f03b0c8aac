import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { gatherStoryRuns } from './gather.ts';
import { reportPictures } from './report.ts';

/**
 * Checks the screenshots at the end of `npm test`, after the runs of the stories. Only all runs together show which
 * baselines are left over and which screenshots look alike.
 */
const { reports, captured } = gatherStoryRuns(path.resolve(import.meta.dirname, '../..'));
const chromium = await resolveChromium();
if (!chromium.pinned) console.log(`Nothing was compared: ${chromium.name}.`);
else if (captured === 0) {
  console.log('No story has reached its screenshot.');
  process.exitCode = 1;
} else if ((await reportPictures(reports)) > 0) process.exitCode = 1;
