import { createRequire } from 'node:module';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs } from './tools/browser-args.ts';
import { SeededOrder } from './tools/test/order.ts';
import { readSeed } from './tools/test/seed.ts';
import { photograph } from './tools/visual/photograph.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** A story is not watched by a person: what waits for a frame need not wait for the next sixtieth of a second. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export default defineConfig({
  test: {
    sequence: { sequencer: SeededOrder, seed: readSeed() },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['apps/**/*.test.{ts,tsx}', 'libs/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
          expect: { requireAssertions: true },
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
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
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
