import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { createApplication } from './application.ts';
import { root } from './libraries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an application that has the packed libraries installed. */
    application: string;
    /** The size in bytes of each package as npm would publish it. */
    packed: Readonly<Record<string, number>>;
  }
}

/** Builds, packs and installs the libraries once, for all checks of them. */
export default function setup(project: TestProject) {
  execFileSync(process.execPath, ['tools/library/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const application = createApplication();
  project.provide('application', application.folder);
  project.provide('packed', Object.fromEntries(application.packed));
  return application.remove;
}
