import { runWithBrowser } from './with-browser.ts';

await runWithBrowser('playwright', ['test', '--config=playwright.config.ts']);
