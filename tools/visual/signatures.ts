import { readFile, writeFile } from 'node:fs/promises';
import { signaturesFile } from './place.ts';

/**
 * What the pinned browser makes of each picture, byte for byte, as `name signature`, a line each. A run whose bytes are
 * those needs no look at the pixels; where they are not, the pixels decide.
 */
export async function readSignatures(file = signaturesFile): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
}

export async function writeSignatures(signatures: ReadonlyMap<string, string>, file = signaturesFile): Promise<void> {
  const lines = [...signatures].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(file, lines.map((line) => `${line.join(' ')}\n`).join(''));
}
