import { tierVariable } from './tier.ts';
import { runWithBrowser } from './with-browser.ts';

// The command line selects the journeys, from both tiers.
process.env[tierVariable] = 'full';
await runWithBrowser('playwright', ['test', '--config=playwright.config.ts']);
