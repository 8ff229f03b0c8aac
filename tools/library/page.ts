import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview, type AliasOptions } from 'vite';
import { browserArgs } from '../browser-args.ts';
import { resolveChromium } from '../chromium.ts';

export interface PageOptions {
  /** Packages to resolve from another place, such as another version of React. */
  readonly alias?: AliasOptions;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
}

/**
 * Builds a Vite application for production and opens it in the browser of the checks.
 * @param folder the folder of its `index.html`
 * @param look what to do on the page
 * @returns the errors on the page, as the browser reports them
 */
export async function openApplication(
  folder: string,
  look: (page: Page) => Promise<void>,
  { alias = {}, before }: PageOptions = {},
): Promise<string[]> {
  const outDir = path.join(folder, 'dist');
  const config = { configFile: false as const, root: folder, logLevel: 'error' as const };
  await build({ ...config, mode: 'production', resolve: { alias }, build: { outDir } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  try {
    return await openPage(server.resolvedUrls?.local[0] ?? '', look, before);
  } finally {
    await server.close();
  }
}

/** Opens a URL in the browser of the checks. @returns the errors on the page */
export async function openPage(
  address: string,
  look: (page: Page) => Promise<void>,
  before?: () => void,
): Promise<string[]> {
  const found = await resolveChromium();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: browserArgs,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  const troubles: string[] = [];
  try {
    const page = await browser.newPage();
    if (before) await page.addInitScript(before);
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(address);
    await look(page);
  } finally {
    await browser.close();
  }
  return troubles;
}
