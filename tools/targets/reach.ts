import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync, type NxJsonConfiguration } from '@nx/devkit';
import { getTaskRawInputs } from 'nx/src/hasher/check-task-files';

/*
 * Prints, as JSON, the cached Nx tasks that each file on the command line can change. It uses Nx's own list of what it
 * hashes for each task. It is a separate process, because Nx keeps threads that do not end.
 */
const root = path.resolve(import.meta.dirname, '../..');
const files = process.argv.slice(2);
const reach = new Map<string, string[]>(files.map((file) => [file, []]));

const projectGraph = await createProjectGraphAsync({ exitOnError: true });
const nxJson = JSON.parse(readFileSync(path.join(root, 'nx.json'), 'utf8')) as NxJsonConfiguration;
for (const [project, { data }] of Object.entries(projectGraph.nodes))
  for (const [target, { cache }] of Object.entries(data.targets ?? {})) {
    if (!cache) continue;
    const inputs = new Set((await getTaskRawInputs(`${project}:${target}`, { projectGraph, nxJson }))?.files);
    for (const file of files)
      if (inputs.has(file)) reach.get(file)?.push(`${project.replace('@niramaya/', '')}:${target}`);
  }
process.stdout.write(JSON.stringify(Object.fromEntries(reach)), () => process.exit(0));
