import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { root } from './libraries.ts';
import { openApplication, openPage } from './page.ts';
import { typeFaults } from './types.ts';

const patience = 300_000;

/** Copies one of `examples/` into the application that has installed the packages. */
function example(name: string): string {
  const folder = path.join(inject('application'), name);
  cpSync(path.join(root, 'examples', name), folder, { recursive: true });
  return folder;
}

/** Uses the page of `examples/vite`: a button that counts, and a row that moves. */
async function clickAndMove(page: Page) {
  const button = page.getByRole('button', { name: 'Pressed 0 times' });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).toBe('rgb(11, 99, 88)');
  await button.click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin Variable"'))).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Showing three, four, five, six').waitFor({ state: 'attached' });
}

test('examples/vite is built, rendered and used', { timeout: patience }, async () => {
  const folder = example('vite');
  expect(typeFaults(inject('application'), ['vite/src/main.tsx'])).toEqual([]);
  expect(await openApplication(folder, clickAndMove)).toEqual([]);
});

/** Records the React version, which React reports to a hook such as that of the developer tools. */
const listenForReact = () => {
  const versions: string[] = [];
  const inject = ({ version }: { version: string }) => versions.push(version);
  Object.assign(window, { versions, __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
};

test('the same with the oldest React that the peers allow', { timeout: patience }, async () => {
  const oldest = path.join(import.meta.dirname, 'node_modules');
  const alias = { react: path.join(oldest, 'react'), 'react-dom': path.join(oldest, 'react-dom') };
  const look = async (page: Page) => {
    await clickAndMove(page);
    expect(await page.evaluate('versions')).toEqual(['19.0.0']);
  };
  expect(await openApplication(example('vite'), look, { alias, before: listenForReact })).toEqual([]);
});

test('examples/node renders a page on a server without a bundler', { timeout: patience }, async () => {
  const folder = example('node');
  const server = spawn(process.execPath, ['server.js'], { cwd: folder, env: { ...process.env, PORT: '0' } });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (data: Buffer) => resolve(String(data).trim()));
      server.stderr.on('data', (data: Buffer) => reject(new Error(String(data))));
    });
    const troubles = await openPage(address, async (page) => {
      await page.getByText('₹1,23,456.50').waitFor();
      const link = page.getByRole('link', { name: 'Add to cart' });
      expect(await link.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 99, 88)');
      expect(await page.evaluate(() => document.documentElement.className)).toBe('light');
    });
    expect(troubles).toEqual([]);
  } finally {
    server.kill();
  }
});
