import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { acceptColours } from './colours.ts';
import { libraryOf, readManifests, writeManifests } from './manifest.ts';
import { pictureName, reportFolder, resultsFile, sharedFolder } from './place.ts';
import { readResults, type PictureResult } from './results.ts';
import type { ShrinkJob, Shrunk } from './shrink.ts';
import { prunePictures } from './store.ts';

await accept(process.argv[2]);

type Taken = Exclude<PictureResult, { verdict: 'restless' }>;

/**
 * Accepts the screenshots of the last `npm run visual` as its report showed them, for one story or for all. For all
 * stories, it then also removes the baselines without a story.
 */
async function accept(only: string | undefined): Promise<void> {
  const results = (await readResults(resultsFile)).filter(({ story }) => only === undefined || story === only);
  if (results.length === 0) {
    const what = only === undefined ? 'There are no new pictures' : `There is no new picture of ${only}`;
    console.error(`${what}: run npm run visual first.`);
    process.exitCode = 1;
    return;
  }
  const taken = results.filter((result): result is Taken => result.verdict !== 'restless');
  const changed = taken.filter(({ verdict }) => verdict !== 'same');
  const accepted = await readManifests();
  const hashes = await keep(changed);
  for (const { story, mode, signature } of taken) {
    const name = pictureName(story, mode);
    const hash = hashes.get(name) ?? accepted.get(name)?.hash;
    if (hash) accepted.set(name, { library: libraryOf(story), hash, signature });
  }
  const orphans = only === undefined ? await readOrphans() : [];
  for (const name of orphans) accepted.delete(name);
  await writeManifests(accepted);
  if (only === undefined) await acceptColours();
  const pruned = sharedFolder ? 0 : await prunePictures(accepted);
  const sum = `${changed.length} pictures accepted, ${orphans.length} given up, ${pruned} files removed.`;
  console.log(`${sum} Look at them once more in the report.`);
}

async function readOrphans(): Promise<string[]> {
  const text = await readFile(path.join(reportFolder, 'orphans.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}

/**
 * Stores each screenshot, and byte-identical ones only once.
 * @returns the hashes, by name
 */
async function keep(changed: readonly Taken[]): Promise<Map<string, string>> {
  const jobs = new Map<string, { readonly job: ShrinkJob; readonly names: string[] }>();
  for (const { story, mode, signature } of changed) {
    const name = pictureName(story, mode);
    const library = libraryOf(story);
    const same = jobs.get(`${library} ${signature}`);
    if (same) same.names.push(name);
    else
      jobs.set(`${library} ${signature}`, {
        job: { from: path.join(reportFolder, `${name}.after.webp`), library },
        names: [name],
      });
  }
  const hashes = await shrink([...jobs.values()].map(({ job }) => job));
  return new Map(
    [...jobs.values()].flatMap(({ job, names }) => names.map((name) => [name, hashes.get(job.from) ?? ''] as const)),
  );
}

/**
 * Shrinks the screenshots on all cores, because one takes a second or more.
 * @returns the hashes, by the source file
 * @throws Error if a screenshot cannot be read
 */
async function shrink(jobs: readonly ShrinkJob[]): Promise<Map<string, string>> {
  const cores = Math.min(availableParallelism(), jobs.length);
  const lanes = Array.from({ length: cores }, (_, lane) => jobs.filter((_job, at) => at % cores === lane));
  const hashes = new Map<string, string>();
  const run = (lane: readonly ShrinkJob[]) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('shrink.ts', import.meta.url), { workerData: lane });
      worker.on('message', ({ job, hash }: Shrunk) => {
        hashes.set(job.from, hash);
        if (hashes.size % 100 === 0) console.log(`${hashes.size} of ${jobs.length}`);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(lanes.map(run));
  return hashes;
}
