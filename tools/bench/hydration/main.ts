// `npm run bench:hydration` measures what the factory of the design system costs while ten cards hydrate.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { browserArgs } from '../../browser-args.ts';
import { resolveChromium } from '../../chromium.ts';
import { giveUp, Trouble } from '../../setup/trouble.mjs';
import { writePage } from '../write-page.ts';
import { buildForms, serverMarkup } from './forms.ts';
import { compareMarkup, measureForm } from './measure.ts';
import { page } from './page.ts';
import { plainModule, readElements } from './plain.ts';
import { hydrationTable, type Form } from './table.ts';

/** @throws Trouble if an argument is unknown */
function readRounds(): number {
  try {
    const { values } = parseArgs({ options: { runs: { type: 'string', default: '25' } } });
    if (/^[1-9]\d{0,2}$/.test(values.runs)) return Number(values.runs);
  } catch {
    // Told below.
  }
  throw new Trouble('Write npm run bench:hydration -- --runs 25; leave out what shall be as usual.');
}

/** Measures each form in turn, round by round, each time in a new page. */
async function measureAll(browser: Browser, markup: string, scripts: Record<string, string>, runs: number) {
  const forms = Object.entries(scripts).map(([name, script]) => ({
    name,
    script,
    rounds: [] as Form['rounds'][number][],
  }));
  for (const { name, script } of forms) await compareMarkup(browser, markup, name, script);
  // The first round warms up the browser and does not count.
  for (let round = 0; round <= runs; round += 1)
    for (const form of forms) {
      const measured = await measureForm(browser, markup, form.script);
      if (round > 0) form.rounds.push(measured);
    }
  return forms;
}

async function main(): Promise<void> {
  const runs = readRounds();
  const loadBefore = os.loadavg();
  const { path: executablePath, env } = await resolveChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: browserArgs });
  try {
    const markup = await serverMarkup();
    const reader = await browser.newPage();
    const cards = await reader.evaluate(readElements, markup);
    await reader.close();
    const forms = await measureAll(browser, markup, await buildForms(plainModule(cards)), runs);
    console.log(`\n${hydrationTable(forms)}\n`);
    await writePage('hydration.md', page({ forms, runs, markup, loadBefore, loadAfter: os.loadavg() }));
  } finally {
    await browser.close();
  }
}

await main().catch(giveUp);
