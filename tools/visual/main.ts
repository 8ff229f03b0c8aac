import { rm } from 'node:fs/promises';
import path from 'node:path';
import { resolveChromium } from '../chromium.ts';
import { giveUp } from '../setup/trouble.mjs';
import { takeSeed } from '../test/seed.ts';
import { tierVariable } from '../test/tier.ts';
import { runIn } from '../test/with-browser.ts';
import { reportFolder } from './place.ts';
import { reportPictures } from './report.ts';

const storiesFile = path.join(reportFolder, 'stories.json');
const run = [
  ...['run', '--project', 'storybook', '--maxWorkers=2', '--testTimeout=60000', '--retry=0'],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${storiesFile}`],
];

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

/**
 * Runs the stories (all, or those on the command line), compares each with its baselines and writes the report.
 * @param args the files or folders. With `--affected`, it runs the files that a change since main can affect
 * (`--affected=HEAD~3`: since then). With `--seed=4711`, the seed sets their order.
 * @returns the exit code
 */
async function main(args: readonly string[]): Promise<number> {
  const { further, env } = takeSeed(args);
  const files = further.map((argument) =>
    argument.replace(/^--affected(?:=(.+))?$/, (_, since = 'main') => `--changed=${since}`),
  );
  const chromium = await resolveChromium();
  if (!chromium.pinned) {
    console.log(`Nothing was compared: ${chromium.name}.`);
    return 0;
  }
  await rm(reportFolder, { recursive: true, force: true });
  const code = await runIn(chromium, 'vitest', [...run, ...files], {
    VISUAL: '1',
    [tierVariable]: 'full',
    ...env,
  });
  const toLookAt = await reportPictures(files.length === 0 ? [storiesFile] : undefined);
  return code === 0 && toLookAt === 0 ? 0 : 1;
}
