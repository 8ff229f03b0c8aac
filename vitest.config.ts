import { createRequire } from 'node:module';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserArgs } from './tools/browser-args.ts';
import { SeededOrder } from './tools/test/order.ts';
import { readSeed } from './tools/test/seed.ts';
import { graphOfStories } from './tools/visual/module-graph.ts';
import { photograph } from './tools/visual/photograph.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** What the unit tests of both projects are run with; on two cores Vitest would otherwise start one worker. */
const unit = { environment: 'node', maxWorkers: 2, expect: { requireAssertions: true } } as const;
/** Nothing in them outlives a file: no module that is mocked, no application of Firebase, no server. */
const sharing = ['libs/{contract,feature-*,lazy,ui}/**/*.test.{ts,tsx}'];

/** A story is not watched by a person: what waits for a frame need not wait for the next sixtieth of a second. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export default defineConfig({
  test: {
    // What changes everything and is no module of a test or story (`--changed`).
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
          exclude: [...sharing, '**/node_modules/**', '**/dist/**', '**/e2e/**'],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-shared',
          include: sharing,
          // One module graph for all files: a fresh one each takes twice the processor's time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'library',
          environment: 'node',
          include: ['tools/library/*.check.ts'],
          globalSetup: ['tools/library/setup.ts'],
          // Without this React's own build for development would be packed and measured.
          env: { NODE_ENV: 'production' },
          // Each builds pages: one at a time is as fast.
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
          // One page for all stories: each story cleans up after itself in the preview, and a page a file costs twice the time.
          isolate: false,
          env: { STORYBOOK_VISUAL: process.env.VISUAL ?? '' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { photograph },
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
