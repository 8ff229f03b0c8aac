import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { gatherStoryRuns } from './gather.ts';
import { reportPictures } from './report.ts';

/**
 * The last word of `npm test` on the screenshots, after the runs of the stories: what is left over or looks alike only
 * the whole of them shows.
 */
const { reports, photographed } = gatherStoryRuns(path.resolve(import.meta.dirname, '../..'));
const chromium = await resolveChromium();
if (!chromium.pinned) console.log(`Nothing was compared: ${chromium.name}.`);
else if (photographed === 0) {
  console.log('No story has reached its screenshot.');
  process.exitCode = 1;
} else if ((await reportPictures(reports)) > 0) process.exitCode = 1;
