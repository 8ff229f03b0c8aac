import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { resolveAffected } from '../affected/stories.ts';
import { resolveChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { duplicateFaults } from '../states/duplicates.ts';
import { judge, type RunStory } from './judge.ts';
import { reportPage } from './page.ts';
import { picturesFolder, reportFolder, resultsFile } from './place.ts';
import { pace, readResults, type PictureResult } from './results.ts';

const root = path.resolve(import.meta.dirname, '../..');
const storiesFile = path.join(reportFolder, 'stories.json');

await main(process.argv.slice(2)).then((code) => process.exit(code), giveUp);

/**
 * Runs the stories (all, those whose files are named, or with `--affected` those that a change can have reached), compares each with its pictures and writes the report.
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
  const results = await readResults(resultsFile);
  const accepted = (await readdir(picturesFolder).catch(() => []))
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length));
  const judgement = judge(results, accepted, files.length === 0 ? await storiesOfRun() : undefined);
  await writeFile(path.join(reportFolder, 'index.html'), reportPage(judgement, results.length));
  await writeFile(path.join(reportFolder, 'orphans.json'), JSON.stringify(judgement.orphans));
  for (const name of judgement.orphans) console.log(`${name}: an accepted picture without a story.`);
  const duplicates = duplicateFaults(byStory(results));
  for (const duplicate of duplicates) console.log(duplicate);
  const { mean, slow } = pace(results);
  const faults = judgement.faults.length + judgement.orphans.length + duplicates.length;
  console.log(`${results.length} pictures, ${mean} ms each with axe (95 % below ${slow} ms), ${faults} to look at.`);
  if (faults > 0) console.log('Look at reports/visual/index.html; npm run visual:accept takes the new pictures.');
  return code === 0 && faults === 0 ? 0 : 1;
}

function byStory(results: readonly PictureResult[]) {
  const stories = new Map<string, Map<string, string>>();
  for (const result of results) {
    const signatures = stories.get(result.story) ?? new Map<string, string>();
    stories.set(result.story, signatures);
    if (result.verdict !== 'restless') signatures.set(result.mode, result.signature);
  }
  return [...stories].map(([story, signatures]) => ({ story, signatures }));
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

interface StoriesReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly meta: { readonly storyId?: string } }[];
  }[];
}

async function storiesOfRun(): Promise<RunStory[]> {
  const report = JSON.parse(await readFile(storiesFile, 'utf8')) as StoriesReport;
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, meta }) => (meta.storyId ? [{ id: meta.storyId, passed: status === 'passed' }] : []));
}
