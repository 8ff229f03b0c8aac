/** The variable that selects the tier. The tasks of Nx have it as an input. */
export const tierVariable = 'TEST_TIER';

/**
 * The tier of this run: `full` for `npm run test:full`, otherwise `gate`. The gate leaves out `*.integration.test.ts`,
 * `*.full.journey.ts` and the further modes of the stories.
 */
export const isFull = (environment: NodeJS.ProcessEnv = process.env): boolean => environment[tierVariable] === 'full';
