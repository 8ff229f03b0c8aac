export interface Check {
  readonly name: string;
  readonly command: string;
  /** Without it, the exit code is the result. */
  readonly report?: 'vitest' | 'playwright';
  readonly needs?: string;
  readonly full?: true;
  readonly remedy: string;
}

const vitest = (name: string, project: string, rest: Pick<Check, 'remedy' | 'full'>): Check => ({
  name,
  command: `vitest run --project=${project} --reporter=default --reporter=json --outputFile.json=reports/${name}.json`,
  report: 'vitest',
  ...rest,
});

const playwright = (name: string, options: string, rest: Pick<Check, 'needs' | 'remedy' | 'full'>): Check => ({
  name,
  command: `playwright test ${options} --output=reports/${name} --reporter=list,json`,
  report: 'playwright',
  ...rest,
});
const journeyRemedy = 'Run npm run build, then npm run test:journeys -- FILE.';

/** The lanes of a phase run in parallel. */
export const phases: readonly (readonly (readonly Check[])[])[] = [
  [
    [{ name: 'lint', command: 'npm run lint', remedy: 'npx eslint --fix FILE corrects what it can.' }],
    [
      { name: 'format', command: 'prettier --check --log-level=warn .', remedy: 'Run npm run format.' },
      { name: 'types', command: 'tsc --project tsconfig.json', remedy: 'Run npm run typecheck.' },
      { name: 'unused', command: 'npm run unused', remedy: 'Remove it, or import it where it is needed.' },
    ],
  ],
  [
    [vitest('unit', 'unit*', { remedy: 'Run npm run test:unit -- FILE.' })],
    [
      { name: 'build', command: 'nx run @niramaya/storefront:build', remedy: 'Run npm run build.' },
      { name: 'build-storybook', command: 'storybook build --quiet', remedy: 'Run npm run build-storybook.' },
    ],
  ],
  [
    [
      vitest('integration', 'integration', { full: true, remedy: 'Run npm run test:integration -- FILE.' }),
      {
        ...vitest('library', 'library', { full: true, remedy: 'npm run api-report accepts a new public API.' }),
        command: 'npm run build-library -- --reporter=default --reporter=json --outputFile.json=reports/library.json',
      },
    ],
  ],
  [
    [
      vitest('stories', 'storybook', {
        remedy: 'Run npm run test:stories -- FILE, or open the story. Is a new picture meant? Add -u.',
      }),
    ],
  ],
  [
    [
      playwright('journeys', '--project=gate', { needs: 'build', remedy: journeyRemedy }),
      playwright('full-journeys', '--project=full', { needs: 'build', full: true, remedy: journeyRemedy }),
      playwright('storybook', '--config=playwright.storybook.config.ts', {
        needs: 'build-storybook',
        remedy: 'Run npm run storybook and open the page.',
      }),
    ],
  ],
  [
    [
      {
        name: 'requirements',
        command: 'node tools/requirements/main.ts',
        remedy: 'Name the row in the title of a test, or in parameters.requirements of a story.',
      },
    ],
  ],
];
