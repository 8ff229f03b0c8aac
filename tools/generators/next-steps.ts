import { logger, type GeneratorCallback } from '@nx/devkit';

/** Returns a callback that prints the lines to add by hand, by file, once all files are written. */
export const nextSteps =
  (steps: Readonly<Record<string, string>>): GeneratorCallback =>
  () => {
    logger.info('\nAdd by hand:');
    for (const [file, line] of Object.entries(steps)) logger.info(`  ${file}\n    ${line}`);
  };
