import { resolveAffected } from '../affected/stories.ts';
import { giveUp } from '../setup/trouble.mjs';
import { runWithBrowser } from './with-browser.ts';

try {
  const further = resolveAffected(process.argv.slice(2));
  if (further) await runWithBrowser('vitest', ['run', '--project', 'storybook'], further);
} catch (error) {
  giveUp(error);
}
