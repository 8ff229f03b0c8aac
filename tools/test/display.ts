import type { Outcome } from './outcome.ts';
import type { Progress } from './progress.ts';

const statusMilliseconds = 10_000;

interface State {
  startedAt?: number;
  seconds?: number;
  progress?: Progress;
  outcome?: Outcome;
}

/**
 * Prints how the checks go: a line when one ends, a line every ten seconds for those that run, and at the end what
 * failed, the seconds of each, and `N passed, N failed`.
 */
export function createDisplay(names: readonly string[], greeting: string, print: (line: string) => void = console.log) {
  const states = new Map<string, State>(names.map((name) => [name, {}]));
  const state = (name: string): State => states.get(name) ?? {};
  const startedAt = Date.now();
  const width = Math.max(...names.map(({ length }) => length));
  print(greeting);

  const timer = setInterval(() => {
    const running = [...states].filter(([, { startedAt, outcome }]) => startedAt !== undefined && !outcome);
    const words = running.map(([name, { progress }]) => (progress ? `${name} ${counts(progress)}` : name));
    print(`  … ${secondsSince(startedAt)} s: ${words.join('; ')}`);
  }, statusMilliseconds);

  return {
    started: (name: string) => {
      state(name).startedAt = Date.now();
    },
    progress: (name: string, progress: Progress) => {
      state(name).progress = progress;
    },
    finished: (name: string, outcome: Outcome) => {
      const one = state(name);
      one.outcome = outcome;
      one.seconds = secondsSince(one.startedAt ?? startedAt);
      const sign = outcome.failures.length === 0 ? '✓' : '✗';
      const found = counts({ passed: outcome.passed, failed: outcome.failures.length });
      print(`${sign} ${name.padEnd(width)}  ${found}  (${one.seconds} s)`);
      for (const words of outcome.notes ?? []) print(`    ${words}`);
    },
    stop: () => clearInterval(timer),
    /** @returns how many failed */
    summary: (): number => {
      clearInterval(timer);
      const ended = [...states].flatMap(([name, { outcome, seconds }]) =>
        outcome ? [{ name, outcome, seconds }] : [],
      );
      for (const { name, outcome } of ended)
        for (const { title, reason } of outcome.failures) print(`\n✗ ${name}: ${title}\n${indent(reason)}`);
      const each = ended.map(({ name, seconds }) => `${name} ${seconds}`).join(', ');
      print(`\nSeconds: ${each}; ${secondsSince(startedAt)} in all. Reports and logs are in reports/.`);
      const passed = ended.reduce((sum, { outcome }) => sum + outcome.passed, 0);
      const failed = ended.reduce((sum, { outcome }) => sum + outcome.failures.length, 0);
      print(counts({ passed, failed }));
      return failed;
    },
  };
}

const secondsSince = (instant: number): number => Math.round((Date.now() - instant) / 1000);
const counts = ({ passed, failed }: Progress): string => `${passed} passed, ${failed} failed`;
const indent = (text: string): string => text.replace(/^/gm, '    ');
