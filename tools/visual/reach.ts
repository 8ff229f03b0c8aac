import path from 'node:path';
import { createVitest } from 'vitest/node';

/*
 * Which files of stories a change of a file can have touched, by Vitest's own graph of modules: prints, as JSON, those of
 * each file on the command line. A process of its own, because Vitest does not run within itself.
 */
const root = path.resolve(import.meta.dirname, '../..');
const files = process.argv.slice(2);
// As the command does: Storybook asks for it.
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
