// Nx executor that runs the tasks of several projects in one process: Vitest starts once for all of them.
// Nx calls `together` with the tasks that are not in its cache. It caches the outcome of each task and restores it by
// itself.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ report: string, command: string, paths?: string[] }} Options
 * @typedef {{ id: string, projectRoot: string, target: { target: string }, overrides: { __overrides_unparsed__?: string[] } }} Task
 * @typedef {{ place: string, paths: readonly string[] }} Share a task's folder under `reports/`, and what it gives the runner
 */

/**
 * Runs several tasks in one process and returns the result of each task.
 * @param {{ tasks: Record<string, Task> }} graph the tasks to run
 * @param {Record<string, Options>} options the options of each task
 * @param {{ __overrides_unparsed__?: string[] }} overrides the arguments after `--` on the command line of Nx
 * @param {{ root: string }} context
 */
export async function together(graph, options, overrides, { root }) {
  const startTime = Date.now();
  const tasks = Object.values(graph.tasks);
  const shares = tasks.map((task) => shareOf(task.projectRoot, task.target.target, options[task.id]));
  await runCheck(root, options[tasks[0].id], shares, overrides.__overrides_unparsed__ ?? []);
  const endTime = Date.now();
  return Object.fromEntries(tasks.map(({ id }, at) => [id, { ...resultOf(root, shares[at]), startTime, endTime }]));
}

/** Runs one task: `nx run … --batch=false`. */
export async function one(options, { root, projectName, targetName, projectsConfigurations }) {
  const { root: projectRoot } = projectsConfigurations.projects[projectName];
  const share = shareOf(projectRoot, targetName, options);
  await runCheck(root, options, [share], []);
  return { success: resultOf(root, share).success };
}

/** @returns {Share} */
const shareOf = (projectRoot, target, { paths }) => ({
  place: `${projectRoot}/${target}`,
  paths: paths ?? [`${projectRoot}/`],
});

/** Runs `tools/check.mjs` to its end. The outcome of each share is then in the reports. */
function runCheck(root, { report, command }, shares, further) {
  const args = [
    ...[path.join(root, 'tools/check.mjs'), `--report=${report}`],
    ...shares.map(({ place, paths }) => `--in=${place}=${paths.join()}`),
    ...[...command.split(' '), ...further, ...shares.flatMap(({ paths }) => paths)],
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGINT'));
  return new Promise((resolve) => child.once('close', resolve).once('error', resolve));
}

/** @returns {{ success: boolean, terminalOutput: string }} */
function resultOf(root, { place }) {
  try {
    const { passed, failures } = JSON.parse(readFileSync(path.join(root, 'reports', place, 'outcome.json'), 'utf8'));
    const lines = failures.map(({ title, reason }) => `✗ ${title}\n${reason}\n`);
    const terminalOutput = [...lines, `${passed} passed, ${failures.length} failed\n`].join('\n');
    return { success: failures.length === 0, terminalOutput };
  } catch {
    return { success: false, terminalOutput: `No outcome was kept: see reports/${place}.\n` };
  }
}
