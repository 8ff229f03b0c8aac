import { runWithBrowser } from './with-browser.ts';

await runWithBrowser('vitest', ['run', '--project', 'storybook']);
