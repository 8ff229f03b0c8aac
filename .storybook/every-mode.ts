import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import type { Result } from 'axe-core';
import { guardedModes, picturedModes } from '../tools/visual/pictured';
import { checkAccessibility, describeViolations, type AccessibilityParameter } from './accessibility';
import { isLargePictured, largeModesOf, modesOf, type Mode } from '../tools/visual/modes';
import { brokenWords } from './broken-words';
import { refuseLate } from '../tools/visual/current-run';
import { newOverlaps, overlaps } from './overlaps';
import { classesWithoutRule } from '../tools/visual/panda-rules';
import { holdStill, settled } from './settled';
import { noteShownRules, reportRules } from '../tools/visual/shown-rules';
import { setStoryTheme } from './theme';
import { faultsOfMotion } from './user-preferences';

/**
 * Checks a screen with text twice as large: takes a screenshot on a desktop, and reports each new overlap of elements.
 * @returns what is wrong with it, in words
 */
async function lookAtLargeText(context: StoryContext<ReactRenderer>, mode: Mode): Promise<string[]> {
  const startedAt = performance.now();
  const { page } = await import('vitest/browser');
  const { takeScreenshot } = await import('./screenshot');
  const { style } = document.documentElement;
  refuseLate(context);
  setStoryTheme(mode.theme);
  await page.viewport(mode.width, mode.height);
  await settled();
  refuseLate(context);
  const before = overlaps();
  style.fontSize = '200%';
  await settled();
  refuseLate(context);
  const faults = newOverlaps(before, overlaps()).map((fault) => `${mode.name}: ${fault}`);
  if (isLargePictured(mode)) faults.push(...(await takeScreenshot(context, mode, performance.now() - startedAt)));
  refuseLate(context);
  style.fontSize = '';
  return faults;
}

/**
 * Checks a story after its play function, in the state that it has reached. The gate runs axe once, in the mode in which
 * the story played, and takes the screenshots that guard. The full tier does so in every mode. Theme and width change in
 * place. It runs only in the run of the stories: a person who views a story has the toolbar.
 * @throws Error that names the mode and each fault
 */
export async function lookInEveryMode(context: StoryContext<ReactRenderer>) {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  refuseLate(context);
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
  holdStill();
  const isOfUi = context.id.startsWith('ui-');
  const isFull = import.meta.env.STORYBOOK_TIER === 'full';
  const all = modesOf(context);
  const pictured = new Set(isFull ? picturedModes(context, all) : guardedModes(context, all));
  const modes = isFull ? all : all.filter((mode) => mode === all[0] || pictured.has(mode));
  const look = async (mode: Mode) => {
    const startedAt = performance.now();
    refuseLate(context);
    setStoryTheme(mode.theme);
    await page.viewport(mode.width, mode.height);
    await settled();
    refuseLate(context);
    if (accessibility.test !== 'off' && (isFull || mode === all[0])) {
      const { violations, passes } = await checkAccessibility(accessibility);
      broken.push(...violations);
      looks.modes.push(mode.name);
      looks.passed += passes.length;
      looks.violations.push(...violations.map(({ id }) => ({ mode: mode.name, rule: id })));
      faults.push(...describeViolations(violations).map((fault) => `${mode.name}: ${fault}`));
    }
    if (mode.width === 360) faults.push(...brokenWords().map((fault) => `${mode.name}: ${fault}`));
    refuseLate(context);
    if (isFull && isOfUi && (pictured.has(mode) || mode === all[0])) noteShownRules();
    if (pictured.has(mode)) faults.push(...(await takeScreenshot(context, mode, performance.now() - startedAt)));
  };
  for (const mode of modes) await look(mode);
  for (const mode of isFull ? largeModesOf(context) : []) faults.push(...(await lookAtLargeText(context, mode)));
  // Only broken rules: with everything that axe checked, the report of a run would be a hundred megabytes.
  const result = { violations: broken, passes: [], incomplete: [], inapplicable: [] };
  context.reporting.addReport({ type: 'a11y', version: 1, result, status: broken.length > 0 ? 'failed' : 'passed' });
  // For the docs page of the component.
  context.reporting.addReport({ type: 'looks', version: 1, result: looks, status: 'passed' });
  if (isFull && isOfUi) {
    // At the end of the run, `tools/test/share-out.ts` finds the rules that no story has shown.
    context.reporting.addReport({ type: 'rules', version: 1, result: reportRules(), status: 'passed' });
  }
  if (faults.length > 0) throw new Error(`Looked at in every mode:\n${faults.join('\n')}`);
}
