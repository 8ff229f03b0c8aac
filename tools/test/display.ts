import type { Outcome } from './outcome.ts';
import type { Progress } from './progress.ts';
import { remedyOf } from './remedies.ts';

const statusMilliseconds = 10_000;
/** With more flaky tests in one run, the machine or the shop has a fault that retries must not hide. */
const mostFlaky = 5;

/** How a check got its outcome. */
export interface Way {
  /** The duration. If it is omitted, the time counts from when the check was first seen running. */
  readonly seconds?: number;
  /** The check whose run included this check. The seconds are those of that run. */
  readonly with?: string;
  /** Whether Nx restored it from its cache: nothing that it depends on has changed since it passed. */
  readonly restored?: boolean;
}

interface State extends Way {
  readonly startedAt?: number;
  readonly progress?: Progress;
  readonly together?: number;
  readonly outcome?: Outcome;
}

/**
 * Prints the progress of the checks: a line when one ends, and a line every ten seconds for those that run. At the end
 * it prints what was flaky, what failed, the seconds of each check, and `N passed, N failed`.
 */
export function createDisplay(names: readonly string[], greeting: string, print: (line: string) => void = console.log) {
  const states = new Map<string, State>(names.map((name) => [name, {}]));
  const startedAt = Date.now();
  const width = Math.max(...names.map(({ length }) => length));
  print(greeting);

  const timer = setInterval(() => {
    const running = [...states].filter(([, one]) => one.startedAt !== undefined && !one.outcome);
    const words = running.map(([name, { progress, together = 1 }]) => {
      const whose = together > 1 ? `${name} and ${together - 1} more` : name;
      return progress ? `${whose} ${counts(progress)}` : whose;
    });
    print(`  … ${secondsSince(startedAt)} s: ${words.join('; ') || 'nothing runs yet'}`);
  }, statusMilliseconds);

  return {
    /** @param together the number of checks in the run */
    running: (name: string, progress?: Progress, together?: number) => {
      states.set(name, { startedAt: states.get(name)?.startedAt ?? Date.now(), progress, together });
    },
    finished: (name: string, outcome: Outcome, way: Way = {}) => {
      const seconds = way.seconds ?? secondsSince(states.get(name)?.startedAt ?? startedAt);
      states.set(name, { outcome, ...way, seconds });
      const sign = outcome.failures.length === 0 ? '✓' : '✗';
      const found = counts({ passed: outcome.passed, failed: outcome.failures.length });
      print(`${sign} ${name.padEnd(width)}  ${found}  (${wordsOf({ ...way, seconds })})`);
      for (const words of outcome.notes ?? []) print(`    ${words}`);
    },
    stop: () => clearInterval(timer),
    /**
     * @param troubles further problems, each of which counts as one failure
     * @returns how many failed
     */
    summary: (troubles: readonly string[] = []): number => {
      clearInterval(timer);
      const ended = [...states].flatMap(([name, { outcome, ...way }]) => (outcome ? [{ name, outcome, ...way }] : []));
      const ran = ended.filter(({ restored }) => !restored);
      const flaky = ran.flatMap(({ name, outcome }) => (outcome.flaky ?? []).map((one) => ({ name, ...one })));
      for (const { name, title, reason } of flaky)
        print(`\n~ ${name}: ${title}\n    flaky: it passed when it was retried\n${indent(reason)}`);
      for (const { name, outcome } of ended) {
        for (const { title, reason } of outcome.failures) print(`\n✗ ${name}: ${title}\n${indent(reason)}`);
        const remedy = outcome.failures.length > 0 && remedyOf(name);
        if (remedy) print(`  → ${remedy}`);
      }
      const further = [
        ...troubles,
        ...(flaky.length > mostFlaky ? [`${flaky.length} flaky tests are too many: ${mostFlaky} are the most.`] : []),
      ];
      for (const trouble of further) print(`\n✗ ${trouble}`);
      const runs = ran.filter((one) => !one.with);
      const each = runs.map(({ name, seconds }) => `${name} ${seconds}`).join(', ');
      const restored = ended.length - ran.length;
      const fromCache = restored > 0 ? ` ${restored} of ${ended.length} restored from the cache of Nx.` : '';
      print(
        `\nSeconds: ${each && `${each}; `}${secondsSince(startedAt)} in all.${fromCache} Reports and logs are in reports/.`,
      );
      const passed = ended.reduce((sum, { outcome }) => sum + outcome.passed, 0);
      const failed = ended.reduce((sum, { outcome }) => sum + outcome.failures.length, further.length);
      print(counts({ passed, failed }));
      return failed;
    },
  };
}

function wordsOf({ restored, with: other, seconds }: Way): string {
  if (restored) return 'restored';
  return other ? `with ${other}` : `${seconds} s`;
}

const secondsSince = (instant: number): number => Math.round((Date.now() - instant) / 1000);
const counts = ({ passed, failed }: Progress): string => `${passed} passed, ${failed} failed`;
const indent = (text: string): string => text.replace(/^/gm, '    ');
