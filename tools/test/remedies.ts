/** What to do about a failure, by the target of the check. */
const remedies: Readonly<Record<string, string>> = {
  format: 'Run npm run format.',
  lint: 'npx eslint --fix FILE corrects what it can; each message ends with the name of its rule.',
  typecheck: 'Run npm run typecheck.',
  unused: 'Remove it, or import it where it is needed.',
  test: 'Run npm run test:unit -- FILE.',
  integration: 'Run npm run test:integration -- FILE.',
  stories: 'Run npm run test:stories -- FILE, or open the story: npm run storybook, then its address.',
  journeys: 'Run npm run build, then STOREFRONT_DIR=apps/storefront/dist npm run test:journeys -- FILE.',
  screenshots: 'Open reports/visual/index.html. Is the change meant? Run npm run visual and npm run visual:accept.',
  trace: 'Name the row in the title of a test, or in parameters.requirements of a story.',
  'build-storybook': 'Run npm run storybook and open the page.',
  'build-library': 'Run npm run build-library; npm run api-report accepts a new public API.',
};

/** Returns what to do about a failure of a check, such as `ui stories`; undefined if nothing is known. */
export const remedyOf = (check: string): string | undefined => remedies[check.split(' ').at(-1) ?? ''];
