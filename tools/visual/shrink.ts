import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeWebp, encodeWebp } from './webp.ts';

/** A picture as the browser made it, and where it is kept, as small as it goes. */
export interface ShrinkJob {
  readonly from: string;
  readonly to: string;
}

for (const { from, to } of workerData as readonly ShrinkJob[]) {
  await writeFile(to, await encodeWebp(await decodeWebp(await readFile(from))));
  parentPort?.postMessage(to);
}
