import path from 'node:path';
import { createVitest } from 'vitest/node';

/*
 * Prints, as JSON, the story files that a change of each file on the command line can affect, by Vitest's own module
 * graph. It is a separate process, because Vitest does not run within itself.
 */
const root = path.resolve(import.meta.dirname, '../..');
const files = process.argv.slice(2);
// The Vitest command sets this too, and Storybook reads it.
process.env.VITEST = 'true';
const reach: Record<string, readonly string[]> = {};

const vitest = await createVitest({ root, project: ['storybook'], watch: false, reporters: [] });
for (const file of files) {
  vitest.config.related = [path.join(root, file)];
  const touched = await vitest.getRelevantTestSpecifications();
  reach[file] = touched.map(({ moduleId }) => path.relative(root, moduleId)).toSorted();
}
await vitest.close();
process.stdout.write(JSON.stringify(reach), () => process.exit(0));
