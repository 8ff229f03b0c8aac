import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { duplicateFaults } from '../states/duplicates.ts';
import { judge, type RunStory } from './judge.ts';
import { reportPage } from './page.ts';
import { readManifests } from './manifest.ts';
import { reportFolder, resultsFile, sharedFolder } from './place.ts';
import { pace, readResults, type PictureResult } from './results.ts';
import { storeFaults } from './store.ts';

/**
 * Writes the report of a run that took screenshots, and prints what a person must review.
 * @param storiesFiles Vitest's reports of runs of every story; without them no baseline counts as orphaned
 * @returns the number of things to review
 */
export async function reportPictures(storiesFiles: readonly string[] | undefined): Promise<number> {
  const results = await readResults(resultsFile);
  const accepted = await readManifests();
  const { faults, orphans } = judge(results, [...accepted.keys()], storiesFiles && (await storiesOf(storiesFiles)));
  await mkdir(reportFolder, { recursive: true });
  await writeFile(path.join(reportFolder, 'orphans.json'), JSON.stringify(orphans));
  for (const name of orphans) console.log(`${name}: an accepted picture without a story.`);
  const stored = await storeFaults(accepted, { isShared: sharedFolder !== undefined });
  for (const fault of stored) console.log(fault);
  const duplicates = duplicateFaults(byStory(results));
  await writeFile(
    path.join(reportFolder, 'index.html'),
    reportPage({ faults, orphans }, results.length, { alike: duplicates, stored }),
  );
  for (const duplicate of duplicates) console.log(duplicate);
  const { mean, slow } = pace(results);
  const toLookAt = faults.length + orphans.length + duplicates.length + stored.length;
  console.log(`${results.length} pictures, ${mean} ms each with axe (95 % below ${slow} ms), ${toLookAt} to look at.`);
  if (toLookAt > 0) console.log('Look at reports/visual/index.html; npm run visual:accept takes the new pictures.');
  return toLookAt;
}

function byStory(results: readonly PictureResult[]) {
  const stories = new Map<string, Map<string, string>>();
  for (const result of results) {
    const signatures = stories.get(result.story) ?? new Map<string, string>();
    stories.set(result.story, signatures);
    // Only one state of a component is captured with large text or on a tablet.
    if (result.verdict !== 'restless' && !/-(?:large|tablet)$/.test(result.mode))
      signatures.set(result.mode, result.signature);
  }
  return [...stories].map(([story, signatures]) => ({ story, signatures }));
}

interface StoriesReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly meta: { readonly storyId?: string } }[];
  }[];
}

async function storiesOf(files: readonly string[]): Promise<RunStory[]> {
  const reports = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as StoriesReport),
  );
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, meta }) => (meta.storyId ? [{ id: meta.storyId, passed: status === 'passed' }] : []));
}
