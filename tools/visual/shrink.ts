import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { keepPicture } from './store.ts';
import { decodeWebp, encodeWebp } from './webp.ts';

/** A screenshot as the browser made it and its library. The job compresses it as much as possible. */
export interface ShrinkJob {
  readonly from: string;
  readonly library: string;
}

export interface Shrunk {
  readonly job: ShrinkJob;
  readonly hash: string;
}

for (const job of workerData as readonly ShrinkJob[]) {
  const hash = await keepPicture(job.library, await encodeWebp(await decodeWebp(await readFile(job.from))));
  parentPort?.postMessage({ job, hash } satisfies Shrunk);
}
