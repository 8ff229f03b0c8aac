import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFile, pictureName, picturesFolder, reportFolder, resultsFile } from './place.ts';
import { decodePng, encodePng } from './png.ts';
import { readResults } from './results.ts';
import { readSignatures, writeSignatures } from './signatures.ts';

await accept(process.argv[2]);

/**
 * Takes the pictures of the last `npm run visual` as they were shown in its report: those of one story, or all, and
 * then removes the pictures without a story too.
 */
async function accept(only: string | undefined): Promise<void> {
  const results = (await readResults(resultsFile)).filter(({ story }) => only === undefined || story === only);
  if (results.length === 0) {
    const what = only === undefined ? 'There are no new pictures' : `There is no new picture of ${only}`;
    console.error(`${what}: run npm run visual first.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(picturesFolder, { recursive: true });
  const signatures = await readSignatures();
  let taken = 0;
  for (const result of results) {
    if (result.verdict === 'restless') continue;
    const name = pictureName(result.story, result.mode);
    signatures.set(name, result.signature);
    if (result.verdict === 'same') continue;
    const picture = await readFile(path.join(reportFolder, `${name}.after.png`));
    await writeFile(pictureFile(name), encodePng(decodePng(picture)));
    taken += 1;
  }
  const orphans = only === undefined ? await readOrphans() : [];
  for (const name of orphans) {
    signatures.delete(name);
    await rm(pictureFile(name), { force: true });
  }
  await writeSignatures(signatures);
  console.log(`${taken} pictures accepted, ${orphans.length} removed. Look at them once more in the commit.`);
}

async function readOrphans(): Promise<string[]> {
  const text = await readFile(path.join(reportFolder, 'orphans.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}
