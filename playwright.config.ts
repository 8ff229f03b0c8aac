import { rmSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { resolveChromium } from './tools/chromium.ts';
import { browserArgs } from './tools/browser-args.ts';

const chromium = await resolveChromium();
const dataDir = '.cache/journeys';
// Each worker reads this file too, and so does a listing, which must not delete the data of a running shop.
if (process.env.TEST_WORKER_INDEX === undefined && !process.argv.includes('--list'))
  rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'reports/failures',
  forbidOnly: true,
  // A retry at the end has the machine alone.
  retries: 2,
  retryStrategy: 'isolated',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // As in `vitest.config.ts`, which has the reasons.
    toHaveScreenshot: { threshold: 0.005, maxDiffPixels: 12 },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Otherwise a retry would pass with a newly written screenshot.
  updateSnapshots: 'none',
  ignoreSnapshots: !chromium.pinned,
  webServer: process.env.SHOP_URL
    ? undefined
    : {
        command: 'node tools/start/main.ts',
        env: {
          STOREFRONT_DIR: 'apps/storefront/dist',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
          // With '0', the shop chooses free ports.
          STOREFRONT_PORT: '0',
          API_PORT: '0',
          IDENTITY_PORT: '0',
          IDENTITY_HUB_PORT: '0',
          IDENTITY_LOG_PORT: '0',
        },
        // Playwright stores the named group of the output in the environment variable SHOP_URL, which the tests read.
        wait: { stdout: /Storefront +(?<shop_url>http\S+)[^]*Sign-in +http/ },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      },
  projects: [
    { name: 'gate', testIgnore: '**/*.full.journey.ts' },
    { name: 'full', testMatch: '**/*.full.journey.ts' },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The service worker would answer requests that journeys watch.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromium.path, args: browserArgs, env: { ...process.env, ...chromium.env } },
  },
});
