import { createRequire } from 'node:module';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { storyArgs } from './tools/browser-args.ts';
import { resolveChromium } from './tools/chromium.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const isFull = process.env.TEST_TIER === 'full';
const chromium = await resolveChromium().catch((error: Error) => {
  console.warn(`The stories cannot run: ${error.message}`);
  return undefined;
});
if (chromium && !chromium.pinned) console.warn(`The stories run in ${chromium.name}.`);

const testMs = 60_000;
const hookMs = 120_000;

/** The settings of the projects whose tests run in Node. */
const unit = {
  environment: 'node',
  maxWorkers: 2,
  testTimeout: testMs,
  hookTimeout: hookMs,
  expect: { requireAssertions: true },
} as const;
const integration = '**/*.integration.test.ts';
/**
 * The tests of the documents. They are a project of their own, so that a change of a document runs them and no others.
 */
const documents = 'tools/docs/**/*.test.ts';
/** The unit tests whose files share one module graph. Their mocks and servers must not outlive a file. */
const sharing = ['libs/{contract,copy,feature-*,lazy,search,ui}/**/*.test.{ts,tsx}'];

/** The browser of both instances of the stories. The size of the window is in px. */
const page = { browser: 'chromium', maxWorkers: 2, viewport: { width: 1280, height: 900 } } as const;

/** Runs the files in the order of their paths. Vitest's own order depends on the previous run. */
class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)));
  }
}

export default defineConfig({
  test: {
    // A missing screenshot is not written. The retry would otherwise pass with the one that the first attempt had
    // written.
    update: 'none',
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/package-lock.json',
      '**/postcss.config.mjs',
      '**/.storybook/*.{ts,tsx}',
    ],
    sequence: isFull ? { shuffle: { files: true } } : { sequencer: ByPath },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['apps/**/*.test.{ts,tsx}', 'libs/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...sharing, integration, documents, '**/node_modules/**', '**/dist/**', '**/e2e/**'],
        },
      },
      { test: { ...unit, name: 'docs', include: [documents] } },
      {
        test: {
          ...unit,
          name: 'unit-shared',
          include: sharing,
          // One module graph for all files is twice as fast as one for each.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'integration',
          include: [`{apps,libs,tools}/${integration}`],
          exclude: ['**/node_modules/**', '**/dist/**'],
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'library',
          environment: 'node',
          testTimeout: testMs,
          hookTimeout: hookMs,
          include: ['tools/library/*.check.ts'],
          globalSetup: ['tools/library/setup.ts'],
          // Vitest sets NODE_ENV to `test`, with which the build would contain React's development mode.
          env: { NODE_ENV: 'production' },
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
          retry: 1,
          testTimeout: testMs,
          hookTimeout: hookMs,
          env: { STORYBOOK_SCREENSHOTS: chromium?.pinned ? 'on' : 'off' },
          // One page for all files is twice as fast as one for each.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // The threshold is a part of 1: a tint fails that differs by 3 levels of red, 2 of green or 4 of blue,
                // and the shadows of two runs differ by one level. The allowed pixels are for the edges of curves,
                // which depend on the previous screen.
                comparatorOptions: { threshold: 0.005, allowedMismatchedPixels: 12 },
                resolveScreenshotPath: ({ arg, ext }) => path.join(root, '.storybook/screenshots', `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => path.join(root, 'reports/screenshots', `${arg}${ext}`),
              },
            },
            provider: playwright({
              contextOptions: {
                deviceScaleFactor: 1,
                locale: 'en-IN',
                timezoneId: 'Asia/Kolkata',
                colorScheme: 'light',
                reducedMotion: 'reduce',
              },
              launchOptions: {
                executablePath: chromium?.path,
                args: storyArgs,
                env: { ...process.env, ...chromium?.env },
              },
            }),
            instances: [
              { ...page, name: 'components', include: ['{apps,libs/lazy,libs/ui}/**/*.stories.tsx'] },
              { ...page, name: 'screens', include: ['libs/feature-*/**/*.stories.tsx'] },
            ],
          },
        },
      },
    ],
  },
});
