import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserArgs } from '../browser-args.ts';
import { resolveChromium } from '../chromium.ts';
import type { Application } from './application.ts';

const html = `<!doctype html>
<html lang="en"><head><title>An empty application</title></head>
<body><div id="root"></div><script type="module" src="/src/page.tsx"></script></body></html>
`;

/**
 * Builds a page of the application for production and opens it in the browser of the checks.
 * @param look what to do there
 * @returns what went wrong on the page, in the browser's words
 */
export async function openPage(
  application: Application,
  source: string,
  look: (page: Page) => Promise<void>,
): Promise<string[]> {
  application.write('index.html', html);
  application.write('src/page.tsx', source);
  const outDir = path.join(application.folder, 'dist');
  const config = { configFile: false as const, root: application.folder, logLevel: 'error' as const };
  await build({ ...config, mode: 'production', build: { outDir } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const found = await resolveChromium();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: browserArgs,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  const troubles: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await look(page);
  } finally {
    await browser.close();
    await server.close();
  }
  return troubles;
}
