import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The results of the story runs, one run for each project. */
export interface Gathered {
  /** Vitest's reports. */
  readonly reports: readonly string[];
  /** How many of the runs took screenshots. */
  readonly captured: number;
}

/**
 * Collects what the story runs found. The screenshots go to `reports/visual`. The axe results go to
 * `reports/accessibility.json`, where the pages of Storybook read them.
 * @param root the workspace
 */
export function gatherStoryRuns(root: string): Gathered {
  const reports = path.join(root, 'reports');
  const visual = path.join(reports, 'visual');
  rmSync(visual, { recursive: true, force: true });
  mkdirSync(visual, { recursive: true });
  // The reports of a project that no longer exists may still be there.
  const runs = globSync('{apps,libs}/*/stories', { cwd: reports })
    .filter((run) => existsSync(path.join(root, path.dirname(run), 'package.json')))
    .map((run) => path.join(reports, run))
    .toSorted();
  const found: Record<string, unknown> = {};
  let captured = 0;
  for (const run of runs) {
    const results = path.join(run, 'visual', 'results.jsonl');
    if (existsSync(results)) {
      captured += 1;
      appendFileSync(path.join(visual, 'results.jsonl'), readFileSync(results));
      cpSync(path.join(run, 'visual'), visual, { recursive: true, filter: (file) => file !== results });
    }
    const accessibility = path.join(run, 'accessibility.json');
    if (existsSync(accessibility)) Object.assign(found, JSON.parse(readFileSync(accessibility, 'utf8')));
  }
  writeFileSync(path.join(reports, 'accessibility.json'), JSON.stringify(found));
  return { reports: runs.map((run) => path.join(run, 'report.json')).filter((file) => existsSync(file)), captured };
}
