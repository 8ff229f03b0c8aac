import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import type { Outcome } from './outcome.ts';
import { owns, type Share } from './shares.ts';
import { unshownRules } from './unshown-rules.ts';
import { readVitestReport } from './vitest-report.ts';

/**
 * Writes the Vitest results of a project's tests, and returns their outcome. For stories it also covers their
 * screenshots, axe's findings and the styles that none of them shows.
 * @param found the folder in which a run of the stories has put these
 */
export function shareTests(
  root: string,
  report: JsonTestResults,
  found: string,
  share: Share,
  folder: string,
): Outcome {
  const own = { ...report, testResults: report.testResults.filter(({ name }) => owns(share, root, name)) };
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(own));
  const stories = new Set(
    own.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ meta }) => (meta as { storyId?: string } | undefined)?.storyId ?? ''),
  );
  shareScreenshots(path.join(found, 'visual'), stories, path.join(folder, 'visual'));
  const accessibility = path.join(found, 'accessibility.json');
  if (existsSync(accessibility)) {
    const all = Object.entries(JSON.parse(readFileSync(accessibility, 'utf8')) as Record<string, unknown>);
    const theirs = Object.fromEntries(all.filter(([story]) => stories.has(story)));
    writeFileSync(path.join(folder, 'accessibility.json'), JSON.stringify(theirs));
  }
  const outcome = readVitestReport(own, root);
  // A failed story may have stopped before it showed anything.
  return outcome.failures.length > 0 ? outcome : { ...outcome, failures: unshownRules(own) };
}

function shareScreenshots(from: string, stories: ReadonlySet<string>, to: string): void {
  const results = path.join(from, 'results.jsonl');
  if (!existsSync(results)) return;
  mkdirSync(to, { recursive: true });
  for (const line of readFileSync(results, 'utf8').split('\n').filter(Boolean))
    if (stories.has((JSON.parse(line) as { story: string }).story))
      appendFileSync(path.join(to, 'results.jsonl'), `${line}\n`);
  for (const name of readdirSync(from))
    if (stories.has(name.split('.')[0] ?? '')) copyFileSync(path.join(from, name), path.join(to, name));
}
