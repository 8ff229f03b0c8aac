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
/** The browser of the stories. The other tests run without any. */
const chromium = await resolveChromium().catch((error: Error) => {
  console.warn(`The stories cannot run: ${error.message}`);
  return undefined;
});
if (chromium && !chromium.pinned) console.warn(`The stories run in ${chromium.name}.`);

/** The time for a test, in ms. On a busy machine a test may take long without being wrong. */
const testMs = 60_000;
/** The time for a hook, in ms. Some start a server or a browser. */
const hookMs = 120_000;

/** The settings of the tests in Node. On two cores Vitest would otherwise start only one worker. */
const unit = {
  environment: 'node',
  maxWorkers: 2,
  testTimeout: testMs,
  hookTimeout: hookMs,
  expect: { requireAssertions: true },
} as const;
/** Tests that start servers, databases or browsers. They run in `npm run test:full`. */
const integration = '**/*.integration.test.ts';
/**
 * Tests that can share a module graph. Nothing in them outlives a file: no mocked module, no Firebase application, no
 * server.
 */
const sharing = ['libs/{contract,feature-*,lazy,ui}/**/*.test.{ts,tsx}'];

/**
 * A page that runs stories. Each has its own list of files, so that it draws the same before each screenshot. The number
 * of workers lets two pages run at once.
 */
const page = { browser: 'chromium', maxWorkers: 2, viewport: { width: 1280, height: 900 } } as const;

/** Runs files in the order of their paths. Vitest's own order depends on the run before. */
class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)));
  }
}

export default defineConfig({
  test: {
    // A missing screenshot or snapshot fails, and is not written: the retry would pass with it. `-u` writes it.
    update: 'none',
    // Files that affect every test or story but are no module of one (`--changed`).
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/package-lock.json',
      '**/postcss.config.mjs',
      '**/.storybook/*.{ts,tsx}',
    ],
    // The gate keeps the order of the files. The full tier shuffles it, and Vitest prints the seed.
    sequence: isFull ? { shuffle: { files: true } } : { sequencer: ByPath },
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
          testTimeout: testMs,
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
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        optimizeDeps: {
          include: [require.resolve('react-slick'), '@chakra-ui/react', 'framer-motion'],
        },
        test: {
          name: 'storybook',
          // `npm test` lists a story that passes only then as flaky.
          retry: 1,
          testTimeout: testMs,
          hookTimeout: hookMs,
          // Only the browser of the lock file draws them to the pixel.
          env: { STORYBOOK_SCREENSHOTS: chromium?.pinned ? 'on' : 'off' },
          // All stories share one page. Each story cleans up after itself in the preview, and a page for each file
          // takes twice the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // The edge of a curve may differ by some pixels with what was on the screen before.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 12 },
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
