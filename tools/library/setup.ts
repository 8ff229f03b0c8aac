import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApplication } from './application.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The absolute path of the application that has the packed libraries installed. */
    application: string;
  }
}

/**
 * Vitest's global setup: builds the libraries, installs them in an empty application, and provides its folder. The
 * returned function deletes it.
 */
export default function setup(project: TestProject) {
  // Vitest sets NODE_ENV to `test`, with which the build would contain React's development mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: 'inherit', env });
  const application = createApplication();
  project.provide('application', application);
  return () => rmSync(application, { recursive: true, force: true });
}
