import { defineConfig } from 'playwright/test';
import { browserArgs } from './tools/browser-args.ts';
import { resolveChromium } from './tools/chromium.ts';

const chromium = await resolveChromium();

export default defineConfig({
  testDir: '.storybook',
  outputDir: 'reports/storybook-smoke',
  forbidOnly: true,
  retries: 2,
  retryStrategy: 'isolated',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 768, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium.path, args: browserArgs, env: { ...process.env, ...chromium.env } },
  },
  webServer: {
    command:
      'vite preview --config .storybook/vite.config.ts --outDir storybook-static --base /catalogue/ --host 127.0.0.1 --port 0',
    // Playwright stores the named group of the output in the environment variable STORYBOOK_URL, which the tests read.
    wait: { stdout: /(?<storybook_url>http:\/\/127\.0\.0\.1:\d+\/catalogue\/)/ },
  },
});
