import { rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { resolveAffected } from '../affected/stories.ts';
import { resolveChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { reportFolder } from './place.ts';
import { reportPictures } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const storiesFile = path.join(reportFolder, 'stories.json');

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

/**
 * Runs the stories (all, those whose files are named, or with `--affected` those that a change can have reached),
 * compares each with its pictures and writes the report.
 * @returns the exit code
 */
async function main(args: readonly string[]): Promise<number> {
  const files = resolveAffected(args);
  if (!files) return 0;
  const chromium = await resolveChromium();
  if (!chromium.pinned) {
    console.log(`Nothing was compared: ${chromium.name}.`);
    return 0;
  }
  await rm(reportFolder, { recursive: true, force: true });
  const code = await runStories(files, { ...chromium.env, CHROMIUM_PATH: chromium.path, VISUAL: '1' });
  const toLookAt = await reportPictures(files.length === 0 ? storiesFile : undefined);
  return code === 0 && toLookAt === 0 ? 0 : 1;
}

async function runStories(files: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const args = ['run', '--project', 'storybook', '--testTimeout=60000', '--hookTimeout=120000'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${storiesFile}`];
  const child = spawn(process.execPath, [binFile(root, 'vitest'), ...args, ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
