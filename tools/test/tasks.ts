import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { Trouble } from '../setup/trouble.mjs';

/** A task of Nx: a target of a project. */
export interface Task {
  /** The id in Nx: `@niramaya/ui:stories`. */
  readonly id: string;
  /** `stories`. */
  readonly target: string;
  /** The name in our output: `ui stories`. */
  readonly name: string;
  /** Its folder under `reports/`: `libs/ui/stories`. */
  readonly place: string;
}

interface Graph {
  readonly tasks: {
    readonly tasks: Readonly<
      Record<string, { readonly projectRoot: string; readonly target: { project: string; target: string } }>
    >;
  };
}

/** Returns the environment of every Nx process: no daemon stays running, and the output is plain text for a file. */
export const nxEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' });

/**
 * Returns the tasks that Nx would run for these targets, from its own graph.
 * @param further arguments for Nx, such as `--projects=@niramaya/ui`
 * @throws Trouble if Nx cannot create the graph
 */
export function tasksOf(root: string, targets: readonly string[], further: readonly string[]): Task[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niramaya-tasks-'));
  const file = path.join(folder, 'graph.json');
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [binFile(root, 'nx'), 'run-many', '--targets', targets.join(), `--graph=${file}`, ...further],
      { cwd: root, encoding: 'utf8', env: nxEnvironment() },
    );
    if (status !== 0) throw new Trouble(`Nx could not draw the graph of the tasks:\n${stdout}${stderr}`);
    const { tasks } = (JSON.parse(readFileSync(file, 'utf8')) as Graph).tasks;
    return Object.entries(tasks).map(
      ([
        id,
        {
          projectRoot,
          target: { target },
        },
      ]) => {
        const place = `${projectRoot}/${target}`;
        return { id, target, name: nameOf(place), place };
      },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the name to show: `ui stories` for `libs/ui/stories`. */
export const nameOf = (place: string): string => place.split('/').slice(-2).join(' ').replace(/^\./, '');
