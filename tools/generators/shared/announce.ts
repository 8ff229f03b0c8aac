import type { GeneratorCallback } from '@nx/devkit';

/** Returns a callback that prints, after all files are written, what a person still has to check. */
export const announce =
  (steps: readonly string[]): GeneratorCallback =>
  () => {
    console.log(`\nIt is written, and its checks pass but for what somebody has to look at:`);
    for (const step of steps) console.log(`  ${step}`);
  };
