import type { GeneratorCallback } from '@nx/devkit';

/** Tells, once all is written, what a person still has to look at. */
export const announce =
  (steps: readonly string[]): GeneratorCallback =>
  () => {
    console.log(`\nIt is written, and its checks pass but for what somebody has to look at:`);
    for (const step of steps) console.log(`  ${step}`);
  };
