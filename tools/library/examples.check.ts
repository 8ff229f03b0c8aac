import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview, type AliasOptions } from 'vite';
import { expect, inject, test } from 'vitest';
import { browserArgs } from '../browser-args.ts';
import { resolveChromium } from '../chromium.ts';
import { typeErrors } from './application.ts';
import { root } from './libraries.ts';

const timeout = 300_000;

/** The colour of a solid button, which a page has once its styles are loaded. */
const solidButtonColour = 'rgb(11, 99, 88)';

/** Copies an example into the application that has installed the packed libraries, and returns its folder. */
function example(name: string): string {
  const folder = path.join(inject('application'), name);
  cpSync(path.join(root, 'examples', name), folder, { recursive: true });
  return folder;
}

/** Opens an address in Chromium, calls `look`, and returns the errors of the page and of its console. */
async function openPage(url: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const { path: executablePath, env } = await resolveChromium();
  const browser = await chromium.launch({ executablePath, args: browserArgs, env: { ...process.env, ...env } });
  const errors: string[] = [];
  try {
    const page = await browser.newPage();
    await page.addInitScript(recordReact);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(url);
    await look(page);
  } finally {
    await browser.close();
  }
  return errors;
}

/** Runs in the page: stores the version of each React that renders there, which React gives to its developer tools. */
const recordReact = () => {
  const versions: string[] = [];
  const inject = ({ version }: { version: string }) => versions.push(version);
  Object.assign(window, { versions, __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
};

/** Builds `examples/vite`, and tries its page. */
async function useViteExample(reactVersion: string, alias: AliasOptions): Promise<void> {
  const folder = example('vite');
  const config = { configFile: false as const, root: folder, logLevel: 'error' as const };
  const outDir = path.join(folder, 'dist');
  await build({ ...config, mode: 'production', resolve: { alias }, build: { outDir } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  try {
    const errors = await openPage(server.resolvedUrls?.local[0] ?? '', async (page) => {
      const button = page.getByRole('button', { name: 'Pressed 0 times' });
      const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(colour).toBe(solidButtonColour);
      await button.click();
      await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
      expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin Variable"'))).toBe(true);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Showing three, four, five, six').waitFor({ state: 'attached' });
      expect(await page.evaluate('versions')).toEqual([reactVersion]);
    });
    expect(errors).toEqual([]);
  } finally {
    await server.close();
  }
}

test('examples/vite works with the React of the workspace', { timeout }, async () => {
  example('vite');
  expect(typeErrors(inject('application'), 'vite/src/main.tsx')).toBe('');
  await useViteExample('19.3.1', {});
});

test('examples/vite works with the oldest React that the peer range allows', { timeout }, async () => {
  const oldest = path.join(import.meta.dirname, 'node_modules');
  const alias = { react: path.join(oldest, 'react'), 'react-dom': path.join(oldest, 'react-dom') };
  await useViteExample('19.2.0', alias);
});

test('examples/node renders a page on a server without a bundler', { timeout }, async () => {
  const env = { ...process.env, PORT: '0' };
  const server = spawn(process.execPath, ['server.js'], { cwd: example('node'), env });
  let errorOutput = '';
  server.stderr.on('data', (data: Buffer) => (errorOutput += String(data)));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (data: Buffer) => resolve(String(data).trim()));
      // Node writes warnings to stderr too, so only the end of the process is a failure.
      server.on('exit', () => reject(new Error(errorOutput)));
    });
    const errors = await openPage(url, async (page) => {
      await page.getByText('₹1,23,456.50').waitFor();
      const link = page.getByRole('link', { name: 'Add to cart' });
      expect(await link.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(solidButtonColour);
      expect(await page.evaluate(() => document.documentElement.className)).toBe('light');
    });
    expect(errors).toEqual([]);
  } finally {
    server.kill();
  }
});
