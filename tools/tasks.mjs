/**
 * Defines each `npm run` command: a script of ours, or a package, its command and the arguments. Further arguments on
 * the command line follow. The number `steps` counts the numbered lines that the command prints, including the set-up.
 * The folder `packages` has its own lock file, for packages that only this command needs.
 *
 * @type {Record<string, { script: string, steps?: number, packages?: string } | { bin: [pkg: string, command: string, ...args: string[]], packages?: string }>}
 */
export const tasks = {
  start: { script: 'tools/start/main.ts', steps: 4 },
  dev: { script: 'tools/dev/main.ts', steps: 4 },
  test: { script: 'tools/test/main.ts' },
  'test:full': { script: 'tools/test/full.ts' },
  build: { script: 'tools/build.ts' },
  'test:unit': { bin: ['vitest', 'vitest', 'run', '--project=unit*'] },
  'test:integration': { bin: ['vitest', 'vitest', 'run', '--project=integration'] },
  'test:stories': { script: 'tools/test/stories.ts' },
  'test:journeys': { script: 'tools/test/journeys.ts' },
  storybook: { bin: ['storybook', 'storybook', 'dev', '--port', '6006', '--no-open'] },
  'build-storybook': { bin: ['storybook', 'storybook', 'build', '--output-dir', 'storybook-static'] },
  'build-library': { script: 'tools/library/main.ts' },
  changeset: { bin: ['@changesets/cli', 'changeset'], packages: 'tools/library' },
  'api-report': { script: 'tools/library/accept-api.ts' },
  lint: { bin: ['nx', 'nx', 'run-many', '--targets=lint,unused'] },
  typecheck: { bin: ['typescript', 'tsc', '--project', 'tsconfig.json'] },
  format: { bin: ['prettier', 'prettier', '--write', '.'] },
  seed: { script: 'apps/mock-server/src/commands/seed.ts' },
  backup: { script: 'apps/mock-server/src/commands/backup.ts' },
  bench: { script: 'tools/bench/main.ts', steps: 2, packages: 'tools/bench' },
  'bench:api': { script: 'tools/bench/api/main.ts', steps: 2, packages: 'tools/bench' },
  'bench:bundle': { script: 'tools/bench/bundle/main.ts' },
  'bench:hydration': { script: 'tools/bench/hydration/main.ts' },
  'bench:scale': { script: 'tools/bench/scale/main.ts', steps: 2, packages: 'tools/bench' },
  'bench:web': { script: 'tools/bench/web/main.ts', steps: 2, packages: 'tools/bench' },
  restore: { script: 'apps/mock-server/src/commands/restore.ts' },
  trace: { script: 'tools/trace/main.ts' },
  fonts: { script: 'tools/fonts/main.ts' },
  notices: { script: 'tools/notices/main.ts' },
  wording: { script: 'tools/docs/main.ts' },
  visual: { script: 'tools/visual/main.ts' },
  'visual:accept': { script: 'tools/visual/accept.ts' },
  states: { script: 'tools/states/main.ts' },
  mutants: {
    bin: ['@stryker-mutator/core', 'stryker', 'run', 'tools/mutation/stryker.config.json'],
  },
  chromatic: { script: 'tools/visual/chromatic.ts' },
  generate: { script: 'tools/generators/main.ts' },
};
