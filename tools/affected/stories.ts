import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { Trouble } from '../setup/trouble.mjs';
import { reachOf } from './changes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const option = /^--affected(?:=(.+))?$/;

/**
 * Puts the folders and files of the stories that a change can have affected in the place of `--affected` (against
 * `main`) or `--affected=<commit>` among the arguments of a run.
 * @returns the arguments for Vitest; undefined where no story is affected, after saying so
 * @throws Trouble where there is no such commit
 */
export function resolveAffected(args: readonly string[]): string[] | undefined {
  const asked = args.find((argument) => option.test(argument));
  if (asked === undefined) return [...args];
  const base = option.exec(asked)?.[1] ?? 'main';
  const filters = affectedStories(changedSince(base));
  if (filters !== 'all' && filters.length === 0) {
    console.log(`Nothing that differs from ${base} can be seen in a story.`);
    return undefined;
  }
  console.log(`Affected since ${base}: ${filters === 'all' ? 'every story' : filters.join(', ')}.`);
  return [...args.filter((argument) => argument !== asked), ...(filters === 'all' ? [] : filters)];
}

/** Committed, not committed and not yet known to git. */
function changedSince(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const start = git('merge-base', base, 'HEAD').trim();
    const lists = [
      git('diff', '--name-only', '--no-renames', start),
      git('ls-files', '--others', '--exclude-standard'),
    ];
    return lists.flatMap((list) => list.split('\n').filter(Boolean));
  } catch {
    throw new Trouble(`git knows no common commit of ${base} and this folder: name one with --affected=<commit>.`);
  }
}

/** Folders and files to run, in the words of Vitest's filter. */
function affectedStories(files: readonly string[]): string[] | 'all' {
  const { everything, shared, stories } = reachOf(files);
  if (everything) return 'all';
  const folders = shared.length > 0 ? foldersUsing(shared) : [];
  const alone = stories.filter(
    (file) => existsSync(path.join(root, file)) && !folders.some((folder) => file.startsWith(folder)),
  );
  return [...folders, ...alone];
}

/** The projects with stories that use what has changed, as Nx reads it from the imports. */
function foldersUsing(files: readonly string[]): string[] {
  const answer = execFileSync(
    process.execPath,
    [binFile(root, 'nx'), 'show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  return (JSON.parse(answer) as string[])
    .map((project) => project.replace('@niramaya/', ''))
    .filter((name) => name === 'ui' || name === 'storefront' || name.startsWith('feature-'))
    .map((name) => `${name === 'storefront' ? 'apps' : 'libs'}/${name}/src/`)
    .toSorted();
}
