import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import type { Result } from 'axe-core';
import { picturedModes } from '../tools/visual/pictured';
import { checkAccessibility, describeViolations, type AccessibilityParameter } from './accessibility';
import { isLargePictured, largeModesOf, modesOf, type Mode } from '../tools/visual/modes';
import { newOverlaps, overlaps } from './overlaps';
import { classesWithoutRule } from './rules';
import { holdStill, settled } from './settled';
import { setStoryTheme } from './theme';
import { faultsOfMotion } from './user-preferences';

/** A story that took longer than a test may is still looked at while the next one is on the screen. */
function refuseLate(story: string) {
  const { playing } = document.body.dataset;
  if (playing !== story) throw new Error(`${story} took too long: ${playing} is on the screen by now.`);
}

/**
 * Looks at a screen with text twice as large: a picture on a desktop, and nothing lies on anything on which it did not lie before.
 * @returns what is wrong with it, in words
 */
async function lookAtLargeText(story: string, mode: Mode): Promise<string[]> {
  const startedAt = performance.now();
  const { page } = await import('vitest/browser');
  const { photograph } = await import('./photograph');
  const { style } = document.documentElement;
  setStoryTheme(mode.theme);
  await page.viewport(mode.width, mode.height);
  await settled();
  const before = overlaps();
  try {
    style.fontSize = '200%';
    await settled();
    const faults = newOverlaps(before, overlaps()).map((fault) => `${mode.name}: ${fault}`);
    if (!isLargePictured(mode)) return faults;
    return [...faults, ...(await photograph(story, mode, performance.now() - startedAt))];
  } finally {
    style.fontSize = '';
  }
}

/**
 * After a story has played it is looked at in every mode, in the state that it has reached: theme and width are changed
 * in place, axe checks, and where pictures are asked for one is taken in the modes of its kind. In the run of the stories only: a person who
 * looks at one has the toolbar.
 * @throws Error that names the mode and each fault
 */
export async function lookInEveryMode(context: StoryContext<ReactRenderer>) {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { page } = await import('vitest/browser');
  const { photograph } = await import('./photograph');
  const accessibility = (context.parameters.a11y ?? {}) as AccessibilityParameter;
  // The add-on would check the last mode once more.
  context.globals.a11y = { ...(context.globals.a11y as object), manual: true };

  const faults: string[] = [];
  const broken: Result[] = [];
  const looks = { modes: [] as string[], passed: 0, violations: [] as { mode: string; rule: string }[] };
  faults.push(...classesWithoutRule().map((name) => `The class ${name} has no rule: a style that is not static.`));
  faults.push(...faultsOfMotion(context));
  const move = holdStill();
  const modes = modesOf(context);
  const pictured = new Set(picturedModes(context, modes));
  const look = async (mode: Mode) => {
    const startedAt = performance.now();
    setStoryTheme(mode.theme);
    await page.viewport(mode.width, mode.height);
    await settled();
    if (accessibility.test !== 'off') {
      const { violations, passes } = await checkAccessibility(accessibility);
      broken.push(...violations);
      looks.modes.push(mode.name);
      looks.passed += passes.length;
      looks.violations.push(...violations.map(({ id }) => ({ mode: mode.name, rule: id })));
      faults.push(...describeViolations(violations).map((fault) => `${mode.name}: ${fault}`));
    }
    refuseLate(context.id);
    if (pictured.has(mode)) faults.push(...(await photograph(context.id, mode, performance.now() - startedAt)));
  };
  try {
    for (const mode of modes) await look(mode);
    for (const mode of largeModesOf(context)) faults.push(...(await lookAtLargeText(context.id, mode)));
  } finally {
    move();
    setStoryTheme(undefined);
  }
  // Broken rules only: all that axe looked at would make the report of a run a hundred megabytes.
  const result = { violations: broken, passes: [], incomplete: [], inapplicable: [] };
  context.reporting.addReport({ type: 'a11y', version: 1, result, status: broken.length > 0 ? 'failed' : 'passed' });
  // For the docs page of the component.
  context.reporting.addReport({ type: 'looks', version: 1, result: looks, status: 'passed' });
  if (faults.length > 0) throw new Error(`Looked at in every mode:\n${faults.join('\n')}`);
}
