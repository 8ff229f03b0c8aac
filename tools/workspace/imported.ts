import { createProjectGraphAsync } from '@nx/devkit';
import { fileDataDepTarget } from 'nx/src/config/project-graph';
import { readFileMapCache } from 'nx/src/project-graph/nx-deps-cache';

/*
 * Prints, as JSON, the imports of each file of each project, as Nx reads them.
 * A package is `npm:zod`, a project is its name. It is a separate process, because Nx keeps threads that do not end.
 */
await createProjectGraphAsync({ exitOnError: true });
const projects = readFileMapCache()?.fileMap.projectFileMap ?? {};
const imported = Object.fromEntries(
  Object.entries(projects).map(([project, files]) => [
    project,
    Object.fromEntries(
      files
        .filter(({ file }) => /\.tsx?$/.test(file))
        .map(({ file, deps = [] }) => [file, deps.map((dep) => fileDataDepTarget(dep))]),
    ),
  ]),
);
process.stdout.write(JSON.stringify(imported), () => process.exit(0));
