import { accessibilityReporter } from '../accessibility/place.ts';
import { resolveAffected } from '../affected/stories.ts';
import { giveUp } from '../setup/trouble.mjs';
import { runWithBrowser } from './with-browser.ts';

try {
  const further = resolveAffected(process.argv.slice(2));
  const reporters = ['--reporter=default', accessibilityReporter];
  if (further) await runWithBrowser('vitest', ['run', '--project', 'storybook', ...reporters], further);
} catch (error) {
  giveUp(error);
}
