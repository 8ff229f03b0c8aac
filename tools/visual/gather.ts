import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the runs of the stories, one for each project, have left. */
export interface Gathered {
  /** Vitest's reports. */
  readonly reports: readonly string[];
  /** How many of the runs took screenshots. */
  readonly photographed: number;
}

/**
 * Lays what the runs of the stories found together: the screenshots in `reports/visual`, what axe found in
 * `reports/accessibility.json`, where the pages of Storybook read it.
 * @param root the workspace
 */
export function gatherStoryRuns(root: string): Gathered {
  const reports = path.join(root, 'reports');
  const visual = path.join(reports, 'visual');
  rmSync(visual, { recursive: true, force: true });
  mkdirSync(visual, { recursive: true });
  // The reports of a project that is no more may still lie there.
  const runs = globSync('{apps,libs}/*/stories', { cwd: reports })
    .filter((run) => existsSync(path.join(root, path.dirname(run), 'package.json')))
    .map((run) => path.join(reports, run))
    .toSorted();
  const found: Record<string, unknown> = {};
  let photographed = 0;
  for (const run of runs) {
    const results = path.join(run, 'visual', 'results.jsonl');
    if (existsSync(results)) {
      photographed += 1;
      appendFileSync(path.join(visual, 'results.jsonl'), readFileSync(results));
      cpSync(path.join(run, 'visual'), visual, { recursive: true, filter: (file) => file !== results });
    }
    const accessibility = path.join(run, 'accessibility.json');
    if (existsSync(accessibility)) Object.assign(found, JSON.parse(readFileSync(accessibility, 'utf8')));
  }
  writeFileSync(path.join(reports, 'accessibility.json'), JSON.stringify(found));
  return { reports: runs.map((run) => path.join(run, 'report.json')).filter((file) => existsSync(file)), photographed };
}
