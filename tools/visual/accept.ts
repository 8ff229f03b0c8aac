import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pictureFile, pictureName, picturesFolder, reportFolder, resultsFile } from './place.ts';
import { readResults } from './results.ts';
import type { ShrinkJob } from './shrink.ts';
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
  const jobs: ShrinkJob[] = [];
  for (const result of results) {
    if (result.verdict === 'restless') continue;
    const name = pictureName(result.story, result.mode);
    signatures.set(name, result.signature);
    if (result.verdict === 'same') continue;
    jobs.push({ from: path.join(reportFolder, `${name}.after.webp`), to: pictureFile(name) });
  }
  await shrink(jobs);
  const orphans = only === undefined ? await readOrphans() : [];
  for (const name of orphans) {
    signatures.delete(name);
    await rm(pictureFile(name), { force: true });
  }
  await writeSignatures(signatures);
  console.log(`${jobs.length} pictures accepted, ${orphans.length} removed. Look at them once more in the commit.`);
}

async function readOrphans(): Promise<string[]> {
  const text = await readFile(path.join(reportFolder, 'orphans.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}

/** Half a second and more a picture, so every core takes its share. @throws Error where a picture cannot be read */
async function shrink(jobs: readonly ShrinkJob[]): Promise<void> {
  const cores = Math.min(availableParallelism(), jobs.length);
  const lanes = Array.from({ length: cores }, (_, lane) => jobs.filter((_job, at) => at % cores === lane));
  let done = 0;
  const run = (lane: readonly ShrinkJob[]) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('shrink.ts', import.meta.url), { workerData: lane });
      worker.on('message', () => {
        done += 1;
        if (done % 100 === 0) console.log(`${done} of ${jobs.length}`);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(lanes.map(run));
}
