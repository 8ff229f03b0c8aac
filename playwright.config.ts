import { defineConfig } from 'playwright/test';
import { resolveChromium } from './tools/chromium.ts';
import { browserArgs } from './tools/browser-args.ts';
import { isFull } from './tools/test/tier.ts';

const chromium = await resolveChromium();

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  testMatch: '**/*.journey.ts',
  // Journeys that sell or sign in belong to the gate. The others run in `npm run test:full`.
  testIgnore: isFull() ? [] : '**/*.full.journey.ts',
  outputDir: 'reports/apps/storefront/journeys/failures',
  globalSetup: './tools/test/start-shop.ts',
  forbidOnly: true,
  // The retries run at the end, one by one. A journey that failed only because the machine was busy then has it alone.
  retries: 2,
  retryStrategy: 'isolated',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.SHOP_URL,
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would answer requests that the journeys watch on the network. The offline journeys allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromium.path, args: browserArgs, env: { ...process.env, ...chromium.env } },
  },
});
