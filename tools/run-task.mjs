import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { binFile } from './setup/bin.mjs';
import { onOrphaned } from './setup/orphan.mjs';
import { createSteps } from './setup/steps.mjs';
import { root, setUp } from './setup.mjs';
import { tasks } from './tasks.mjs';
import { Trouble } from './setup/trouble.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Sets up the workspace and runs one of the tasks on the Node that the set-up chose.
 * @param {string | undefined} name
 * @param {string[]} args further arguments of the command line
 * @returns {Promise<number>} the exit code
 */
export async function runTask(name, args) {
  const task = name === undefined ? undefined : tasks[name];
  if (!task) throw new Trouble(`There is no command “${name}”: choose one of ${Object.keys(tasks).join(', ')}.`);
  const { node, env } = await setUp(createSteps({ total: task.steps ?? 1 }), {
    quietWhenReady: !task.steps,
    packages: task.packages,
  });
  const command = task.script
    ? [path.join(root, task.script)]
    : [binFile(path.join(root, task.packages ?? ''), task.bin[0], task.bin[1]), ...task.bin.slice(2)];
  return run(node, [...command, ...args], env);
}

/**
 * Runs the command, waits for it and passes signals on. The child stops by itself and in order. A Ctrl-C reaches both
 * processes and must not end this one first. Otherwise npm would show its prompt while the shop still saves.
 */
function run(node, args, env) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // Without npm, somebody may have started this command in the background on purpose, and left.
  if (process.env.npm_lifecycle_event) onOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
