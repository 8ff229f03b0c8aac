import type { Outcome } from './outcome.ts';
import type { Told } from './place.ts';
import type { Progress } from './progress.ts';

const statusMilliseconds = 10_000;

/** How a task came to its outcome. */
export interface Way {
  readonly seconds?: number;
  /** Out of the cache of Nx: nothing that it depends on has changed since it passed. */
  readonly restored?: boolean;
}

interface State extends Way {
  told?: Told;
  outcome?: Outcome;
}

/**
 * Prints how the tasks go: a line when one ends, a line every ten seconds for those that run, and at the end what
 * failed, the seconds of each, and `N passed, N failed`.
 */
export function createDisplay(names: readonly string[], greeting: string, print: (line: string) => void = console.log) {
  const states = new Map<string, State>(names.map((name) => [name, {}]));
  const startedAt = Date.now();
  const width = Math.max(...names.map(({ length }) => length));
  print(greeting);

  const timer = setInterval(() => {
    const running = [...states].filter(([, { told, outcome }]) => told && !outcome);
    const words = running.map(([name, { told }]) => (told?.progress ? `${name} ${counts(told.progress)}` : name));
    print(`  … ${secondsSince(startedAt)} s: ${words.join('; ') || 'Nx is choosing'}`);
  }, statusMilliseconds);

  return {
    running: (name: string, told: Told) => {
      states.set(name, { ...states.get(name), told });
    },
    finished: (name: string, outcome: Outcome, way: Way = {}) => {
      states.set(name, { outcome, ...way });
      const sign = outcome.failures.length === 0 ? '✓' : '✗';
      const found = counts({ passed: outcome.passed, failed: outcome.failures.length });
      print(`${sign} ${name.padEnd(width)}  ${found}  (${way.restored ? 'restored' : `${way.seconds ?? 0} s`})`);
      for (const words of outcome.notes ?? []) print(`    ${words}`);
    },
    stop: () => clearInterval(timer),
    /**
     * @param troubles further things that went wrong, each of which counts as one
     * @returns how many failed
     */
    summary: (troubles: readonly string[] = []): number => {
      clearInterval(timer);
      const ended = [...states].flatMap(([name, { outcome, ...way }]) => (outcome ? [{ name, outcome, ...way }] : []));
      for (const { name, outcome } of ended)
        for (const { title, reason } of outcome.failures) print(`\n✗ ${name}: ${title}\n${indent(reason)}`);
      for (const trouble of troubles) print(`\n✗ ${trouble}`);
      const ran = ended.filter(({ restored }) => !restored);
      const each = ran.map(({ name, seconds }) => `${name} ${seconds ?? 0}`).join(', ');
      print(
        `\n${ran.length} tasks ran, ${ended.length - ran.length} were restored from the cache of Nx. Reports and logs are in reports/.`,
      );
      print(`Seconds: ${each ? `${each}; ` : ''}${secondsSince(startedAt)} in all.`);
      const passed = ended.reduce((sum, { outcome }) => sum + outcome.passed, 0);
      const failed = ended.reduce((sum, { outcome }) => sum + outcome.failures.length, troubles.length);
      print(counts({ passed, failed }));
      return failed;
    },
  };
}

const secondsSince = (instant: number): number => Math.round((Date.now() - instant) / 1000);
const counts = ({ passed, failed }: Progress): string => `${passed} passed, ${failed} failed`;
const indent = (text: string): string => text.replace(/^/gm, '    ');
