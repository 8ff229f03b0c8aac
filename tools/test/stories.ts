import { accessibilityReporter } from '../accessibility/place.ts';
import { giveUp } from '../setup/trouble.mjs';
import { takeSeed } from './seed.ts';
import { runWithBrowser } from './with-browser.ts';

const vitest = ['run', '--project', 'storybook', '--reporter=default', accessibilityReporter];

await main(process.argv.slice(2)).catch(giveUp);

async function main(args: readonly string[]): Promise<void> {
  const { further, env } = takeSeed(args);
  Object.assign(process.env, env);
  await runWithBrowser('vitest', vitest, further);
}
