import { accessibilityReporter } from '../accessibility/place.ts';
import { runWithBrowser } from './with-browser.ts';

await runWithBrowser('vitest', ['run', '--project', 'storybook', '--reporter=default', accessibilityReporter]);
