import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { isFull } from '../test/tier.ts';
import { gatherStoryRuns } from './gather.ts';
import { reportPictures } from './report.ts';

/**
 * Checks the screenshots at the end of `npm test`, after the runs of the stories. Only all runs together show which
 * screenshots look alike, and only the full tier takes them all and shows which baselines are left over.
 */
const { reports, captured } = gatherStoryRuns(path.resolve(import.meta.dirname, '../..'));
const chromium = await resolveChromium();
if (!chromium.pinned) console.log(`Nothing was compared: ${chromium.name}.`);
else if (captured === 0) {
  console.log('No story has reached its screenshot.');
  process.exitCode = 1;
} else if ((await reportPictures(isFull() ? reports : undefined)) > 0) process.exitCode = 1;
