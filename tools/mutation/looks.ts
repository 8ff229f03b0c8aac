import { rmSync } from 'node:fs';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { Trouble } from '../setup/trouble.mjs';
import { runIn } from '../test/with-browser.ts';
import { readResults } from '../visual/results.ts';
import { plantedLooks, type PlantedLook } from './planted-looks.ts';
import { refuseUncommitted, whilePlanted } from './planting.ts';

const root = path.resolve(import.meta.dirname, '../..');
const report = path.join(root, 'reports', 'planted-look');

/**
 * Plants each fault of the list, or those whose names contain a word, and checks that a screenshot differs.
 * @returns the exit code: 1 if a fault was not detected
 * @throws Trouble if a file to change has uncommitted work, or if screenshots cannot be compared
 */
export async function plantLooks([word = '']: readonly string[]): Promise<number> {
  const looks = plantedLooks.filter(({ what }) => what.includes(word));
  refuseUncommitted(looks.map(({ file }) => file));
  let seen = 0;
  for (const [at, look] of looks.entries()) {
    const isSeen = await whilePlanted(look, () => notices(look));
    if (isSeen) seen += 1;
    console.log(`${at + 1} of ${looks.length}  ${isSeen ? 'seen' : 'MISSED'}  ${look.what}`);
  }
  console.log(`${seen} of ${looks.length} planted looks were seen.`);
  return seen === looks.length ? 0 : 1;
}

async function notices({ seenBy }: PlantedLook): Promise<boolean> {
  const chromium = await resolveChromium();
  if (!chromium.pinned) throw new Trouble(`Nothing can be compared: ${chromium.name}.`);
  if (seenBy.endsWith('.test.ts')) return (await runIn(chromium, 'vitest', ['run', '--project', 'unit', seenBy])) !== 0;
  rmSync(report, { recursive: true, force: true });
  const options = ['run', '--project', 'storybook', '--reporter=dot', '--testTimeout=60000', '--retry=0'];
  await runIn(chromium, 'vitest', [...options, seenBy], { VISUAL: '1', VISUAL_REPORT: report });
  const results = await readResults(path.join(report, 'results.jsonl'));
  return results.some(({ verdict }) => verdict === 'different');
}
