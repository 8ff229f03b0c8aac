import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import type { Result } from 'axe-core';
import { picturedModes } from '../tools/visual/pictured';
import { checkAccessibility, describeViolations, type AccessibilityParameter } from './accessibility';
import { isLargePictured, largeModesOf, modesOf, type Mode } from '../tools/visual/modes';
import { brokenWords } from './broken-words';
import { newOverlaps, overlaps } from './overlaps';
import { classesWithoutRule } from './rules';
import { holdStill, settled } from './settled';
import { takeShownRules, waitingRules } from './shown-rules';
import { setStoryTheme } from './theme';
import { faultsOfMotion } from './user-preferences';

/**
 * Throws when the story is no longer on the screen. A story that exceeds the test timeout is still checked while the
 * next story is on the screen.
 */
function refuseLate(story: string) {
  const { playing } = document.body.dataset;
  if (playing !== story) throw new Error(`${story} took too long: ${playing} is on the screen by now.`);
}

/**
 * Checks a screen with text twice as large: takes a screenshot on a desktop, and reports each new overlap of elements.
 * @returns what is wrong with it, in words
 */
async function lookAtLargeText(story: string, mode: Mode): Promise<string[]> {
  const startedAt = performance.now();
  const { page } = await import('vitest/browser');
  const { takeScreenshot } = await import('./screenshot');
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
    refuseLate(story);
    return [...faults, ...(await takeScreenshot(story, mode, performance.now() - startedAt))];
  } finally {
    style.fontSize = '';
  }
}

/**
 * Checks a story in every mode after its play function, in the state that it has reached. Theme and width change in
 * place, and axe checks each mode. If screenshots are enabled, it takes one in each mode of the story's kind. It runs
 * only in the run of the stories: a person who views a story has the toolbar.
 * @throws Error that names the mode and each fault
 */
export async function lookInEveryMode(context: StoryContext<ReactRenderer>) {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { page } = await import('vitest/browser');
  const { takeScreenshot } = await import('./screenshot');
  const accessibility = (context.parameters.a11y ?? {}) as AccessibilityParameter;
  // Otherwise the add-on would check the last mode once more.
  context.globals.a11y = { ...(context.globals.a11y as object), manual: true };

  const faults: string[] = [];
  const broken: Result[] = [];
  const looks = { modes: [] as string[], passed: 0, violations: [] as { mode: string; rule: string }[] };
  faults.push(...classesWithoutRule().map((name) => `The class ${name} has no rule: a style that is not static.`));
  faults.push(...faultsOfMotion(context));
  const move = holdStill();
  const shown: string[] = [];
  const isOfUi = context.id.startsWith('ui-');
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
    if (mode.width === 360) faults.push(...brokenWords().map((fault) => `${mode.name}: ${fault}`));
    refuseLate(context.id);
    if (pictured.has(mode) && isOfUi) shown.push(...takeShownRules());
    if (pictured.has(mode)) faults.push(...(await takeScreenshot(context.id, mode, performance.now() - startedAt)));
  };
  try {
    for (const mode of modes) await look(mode);
    for (const mode of largeModesOf(context)) faults.push(...(await lookAtLargeText(context.id, mode)));
  } finally {
    move();
    setStoryTheme(undefined);
  }
  // Only broken rules: with everything that axe checked, the report of a run would be a hundred megabytes.
  const result = { violations: broken, passes: [], incomplete: [], inapplicable: [] };
  context.reporting.addReport({ type: 'a11y', version: 1, result, status: broken.length > 0 ? 'failed' : 'passed' });
  // For the docs page of the component.
  context.reporting.addReport({ type: 'looks', version: 1, result: looks, status: 'passed' });
  if (isOfUi) {
    // At the end of the run, `tools/test/share-out.ts` finds the rules that no story has shown.
    const rules = { shown, waiting: waitingRules() };
    context.reporting.addReport({ type: 'rules', version: 1, result: rules, status: 'passed' });
  }
  if (faults.length > 0) throw new Error(`Looked at in every mode:\n${faults.join('\n')}`);
}
