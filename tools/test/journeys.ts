import { runWithBrowser } from './with-browser.ts';

await runWithBrowser('playwright', ['test', '--config=apps/storefront/e2e/playwright.config.ts']);
