// Writes the axe results of the stories to the file that Storybook shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { withRun, type Looks, type StoryMeta } from './looks.ts';

const file = process.env.ACCESSIBILITY_REPORT ?? path.resolve(import.meta.dirname, '../../reports/accessibility.json');

function readKnown(): Record<string, Looks> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Looks>;
  } catch {
    return {};
  }
}

/** Writes the axe results of each story, for the docs pages of Storybook. */
export default class AccessibilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.meta() as StoryMeta));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(withRun(readKnown(), tests, new Date().toISOString())));
  }
}
