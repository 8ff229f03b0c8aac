import { createRequire } from 'node:module';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserArgs } from './tools/browser-args.ts';
import { SeededOrder } from './tools/test/order.ts';
import { readSeed } from './tools/test/seed.ts';
import { isFull } from './tools/test/tier.ts';
import { graphOfStories } from './tools/visual/module-graph.ts';
import { takeScreenshot } from './tools/visual/screenshot.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/**
 * The time for a hook, in ms. Some start a server or a browser, which takes long on a busy machine. Vitest's option on the
 * command line does not reach the projects.
 */
const hookMs = 120_000;

/** The settings of both unit test projects. On two cores Vitest would otherwise start only one worker. */
const unit = { environment: 'node', maxWorkers: 2, hookTimeout: hookMs, expect: { requireAssertions: true } } as const;
/** Tests that start servers, databases or browsers. They run in `npm run test:full`. */
const integration = '**/*.integration.test.ts';
/**
 * Tests that can share a module graph. Nothing in them outlives a file: no mocked module, no Firebase application, no
 * server.
 */
const sharing = ['libs/{contract,feature-*,lazy,ui}/**/*.test.{ts,tsx}'];

/**
 * Chromium flags that remove the frame rate limit. Nobody watches a story, so frames need not wait for the next 1/60 of
 * a second.
 */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export default defineConfig({
  test: {
    // Files that affect every test or story but are no module of one (`--changed`).
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/package-lock.json',
      '**/postcss.config.mjs',
      '**/.storybook/*.{ts,tsx}',
      '**/.storybook/public/**',
    ],
    sequence: { sequencer: SeededOrder, seed: readSeed() },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['apps/**/*.test.{ts,tsx}', 'libs/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...sharing, integration, '**/node_modules/**', '**/dist/**', '**/e2e/**'],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-shared',
          include: sharing,
          // All files share one module graph. A new graph for each file takes twice the CPU time.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'integration',
          include: [`{apps,libs,tools}/${integration}`],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // One file at a time: each starts several processes, and two at once compete for two cores.
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'library',
          environment: 'node',
          hookTimeout: hookMs,
          include: ['tools/library/*.check.ts'],
          globalSetup: ['tools/library/setup.ts'],
          // Without this, the build would pack and measure React's development build.
          env: { NODE_ENV: 'production' },
          // Each file builds pages. Running one at a time is as fast.
          fileParallelism: false,
          expect: { requireAssertions: true },
        },
      },
      {
        plugins: [graphOfStories(), storybookTest({ configDir: path.join(root, '.storybook') })],
        optimizeDeps: {
          include: [require.resolve('react-slick'), '@chakra-ui/react', 'framer-motion'],
        },
        test: {
          name: 'storybook',
          // `npm test` lists a story that passes only then as flaky.
          retry: 1,
          hookTimeout: hookMs,
          // All stories share one page. Each story cleans up after itself in the preview, and a page for each file
          // takes twice the time.
          isolate: false,
          env: { STORYBOOK_VISUAL: process.env.VISUAL ?? '', STORYBOOK_TIER: isFull() ? 'full' : 'gate' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { takeScreenshot },
            provider: playwright({
              contextOptions: {
                deviceScaleFactor: 1,
                locale: 'en-IN',
                timezoneId: 'Asia/Kolkata',
                colorScheme: 'light',
                reducedMotion: 'reduce',
              },
              launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...browserArgs, ...unpaced] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});
