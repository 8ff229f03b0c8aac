// The target `build-storybook`: builds Storybook and reads its docs pages in a browser. The full tier also changes controls
// and toolbar items, and opens stories with forced colours, with motion and without a network.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { giveUp } from '../setup/trouble.mjs';
import { note } from '../test/notes.ts';
import type { Failure, Outcome } from '../test/outcome.ts';
import { isFull } from '../test/tier.ts';
import { createCounter } from '../test/progress.ts';
import { readAdvice } from '../states/advice.ts';
import { readManifests } from '../visual/manifest.ts';
import { numberedStories, unnumberedFaults } from './anatomy.ts';
import { controlFaults } from './controls.ts';
import { pageFaults } from './faults.ts';
import { isLookedAt } from './forced.ts';
import { movingByStyle } from './motion.ts';
import { isScreenAtRest } from './network.ts';
import { publishedFaults } from './published.ts';
import { touchedStories } from './toolbar.ts';
import type { Entry } from './entry.ts';
import { openStorybook } from './built-storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');
const folder = path.join(reports, 'storybook');
/** The page whose stories play automatically. */
const playing = 'flows-user-flows--docs';
/** Most of the time is waiting, so that several readers need little more time than one. */
const readersAtOnce = 4;

await main().then((code) => process.exit(code), giveUp);

/** Builds Storybook and reads every page of it. @returns the exit code */
async function main(): Promise<number> {
  const startedAt = Date.now();
  const built = await build();
  if (built !== 0) return built;
  const seconds = secondsSince(startedAt);
  const { failures, passed, pages, stories } = await read();
  for (const { title, reason } of failures) console.log(`${title}\n${reason}`);
  note(`Built in ${seconds} s, ${pages} pages read in ${secondsSince(startedAt) - seconds} s; ${stories} stories.`);
  const outcome: Outcome = { passed, failures };
  writeFileSync(process.env.OUTCOME_FILE ?? path.join(reports, 'storybook.json'), JSON.stringify(outcome));
  return failures.length === 0 ? 0 : 1;
}

function secondsSince(instant: number): number {
  return Math.round((Date.now() - instant) / 1000);
}

async function build(): Promise<number> {
  mkdirSync(reports, { recursive: true });
  const args = ['build', '--quiet', '--output-dir', folder];
  const child = spawn(process.execPath, [binFile(root, 'storybook'), ...args], { cwd: root, stdio: 'inherit' });
  process.on('SIGINT', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function read() {
  const storybook = await openStorybook(folder);
  const count = createCounter();
  const failures: Failure[] = [];
  let passed = 0;
  const judge = (title: string, faults: readonly string[]) => {
    count(faults.length === 0);
    if (faults.length === 0) passed += 1;
    else failures.push({ title, reason: faults.join('\n') });
  };
  try {
    const pages = storybook.entries.filter(({ type }) => type === 'docs');
    const known = new Set(storybook.entries.map(({ id }) => id));
    for (const { id } of pages) judge(`the page ${id}`, pageFaults(await storybook.turnTo(id), known));
    const empty = await storybook.emptyFrames(playing);
    judge(
      `the frames of ${playing}`,
      empty.map((name) => `The story ${name} is not drawn.`),
    );
    if (!isFull()) return { failures, passed, pages: pages.length, stories: storybook.entries.length - pages.length };
    const accepted = [...(await readManifests()).keys()];
    judge('the modes of Chromatic', publishedFaults(await storybook.published(), accepted));
    const components = firstOfEach(storybook.entries);
    const advised = await readAdvice();
    const numbered = numberedStories(storybook.entries, advised);
    judge('the anatomy of every component', unnumberedFaults(numbered, advised));
    const readings: (() => Promise<void>)[] = [
      ...inParts(components, 2).map(
        (ids) => () =>
          storybook.turnControls(ids, (id, turned) =>
            judge(`the story ${id}, its controls turned`, controlFaults(turned)),
          ),
      ),
      ...inParts(numbered, 2).map(
        (ones) => () => storybook.findParts(ones, (id, faults) => judge(`the story ${id}, its parts numbered`, faults)),
      ),
      () =>
        storybook.forceColours(
          storybook.entries.filter(isLookedAt).map(({ id }) => id),
          (id, faults) => judge(`the story ${id}, the colours forced`, faults),
        ),
      () => storybook.tryExamples((name, faults) => judge(`the example of ${name}`, faults)),
      () =>
        storybook.move(Object.values(movingByStyle), (id, faults) =>
          judge(`the story ${id}, with full motion and none`, faults),
        ),
      () =>
        storybook.loseNetwork(
          storybook.entries.filter(isScreenAtRest).map(({ id }) => id),
          (id, faults) => judge(`the story ${id}, the network taken away`, faults),
        ),
      ...inParts(touchedStories, 2).map(
        (stories) => () =>
          storybook.turnToolbar(stories, (id, faults) => judge(`the story ${id}, the toolbar turned`, faults)),
      ),
    ];
    // Each opens a separate Storybook. With all ten at once on two processors, one waited for more than a minute.
    await Promise.all(
      Array.from({ length: readersAtOnce }, async () => {
        for (let reading = readings.shift(); reading; reading = readings.shift())
          await reading().catch((error: unknown) => judge('a reader that did not come to its end', [String(error)]));
      }),
    );
    return { failures, passed, pages: pages.length, stories: storybook.entries.length - pages.length };
  } finally {
    await storybook.close();
  }
}

/** Returns the first story of every component. The user flows walk through the shop and have no controls. */
function firstOfEach(entries: readonly Entry[]): string[] {
  const stories = entries.filter(({ id, type }) => type === 'story' && !id.startsWith('journeys-'));
  const seen = new Set<string>();
  return stories.filter(({ title }) => !seen.has(title) && seen.add(title)).map(({ id }) => id);
}

function inParts<T>(list: readonly T[], parts: number): (readonly T[])[] {
  const size = Math.ceil(list.length / parts);
  return Array.from({ length: parts }, (_, at) => list.slice(at * size, (at + 1) * size));
}
