import { defineConfig } from 'playwright/test';
import { browserArgs } from './tools/browser-args.ts';
import { resolveChromium } from './tools/chromium.ts';

const chromium = await resolveChromium();

export default defineConfig({
  testDir: 'apps/storefront/demo',
  outputDir: 'reports/demo-failures',
  forbidOnly: true,
  retries: 2,
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromium.path, args: browserArgs, env: { ...process.env, ...chromium.env } },
  },
  webServer: {
    command:
      'node apps/storefront/demo/require-build.ts && vite preview --config apps/storefront/demo/vite.config.ts --host 127.0.0.1 --port 0',
    // Playwright stores the named group of the output in the environment variable DEMO_URL, which the tests read.
    wait: { stdout: /(?<demo_url>http:\/\/127\.0\.0\.1:\d+\/\S*)/ },
  },
});
