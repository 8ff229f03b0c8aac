import { globSync } from 'node:fs';
import path from 'node:path';
import type { Advice } from '../../libs/ui/src/stories/advice.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The parts of an advice file, such as `Button.advice.ts`, that the checks read. */
export type Advised = Pick<Advice, 'use' | 'avoid' | 'anatomy' | 'numberedIn'>;

/** Reads all advice files. Returns the advice by component name. */
export async function readAdvice(): Promise<Map<string, Advised>> {
  const files = globSync('libs/*/src/**/*.advice.ts', { cwd: root });
  const read = files.map(async (file) => {
    const { advice } = (await import(path.join(root, file))) as { advice: Advised };
    return [path.basename(file, '.advice.ts'), advice] as const;
  });
  return new Map(await Promise.all(read));
}

/**
 * Lists the faults of the advice files.
 * @param components all exported components
 * @param excepted the components that need no advice of their own
 * @returns a sentence for each component whose advice is missing or incomplete, and for each name in it that is no
 * component
 */
export function adviceFaults(
  components: readonly string[],
  excepted: ReadonlyMap<string, string>,
  advised: ReadonlyMap<string, Advised>,
): string[] {
  const missing = components.flatMap((component) => {
    if (excepted.has(component)) return [];
    const advice = advised.get(component);
    if (!advice) return [`${component} has no advice: write ${component}.advice.ts beside its stories.`];
    const { use, avoid, anatomy } = advice;
    const empty = Object.entries({ use, avoid, anatomy }).filter(([, lines]) => lines.length === 0);
    return empty.map(([part]) => `The advice of ${component} leaves out “${part}”.`);
  });
  const known = new Set(components);
  const strays = [...advised].flatMap(([component, advice]) =>
    [...JSON.stringify(advice).matchAll(/`([A-Z]\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `The advice of ${component} names ${name}, which is no component.`),
  );
  return [...missing, ...strays];
}
