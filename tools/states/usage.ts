import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the code examples to copy (`Button.usage.tsx`), by component. */
export const readUsage = (): Map<string, string> =>
  new Map(
    globSync('libs/ui/src/**/*.usage.tsx', { cwd: root }).map((file) => [
      path.basename(file, '.usage.tsx'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );

/**
 * Checks that each component has a code example that can be copied.
 * @param components all exported components
 * @param excepted those that the example of another component shows
 * @returns a sentence for each component without an example, and for each example that cannot be copied
 */
export function usageFaults(
  components: readonly string[],
  excepted: ReadonlyMap<string, string>,
  usage: ReadonlyMap<string, string>,
): string[] {
  const missing = components
    .filter((component) => !usage.has(component) && !excepted.has(component))
    .map((component) => `${component} has no code to copy: write ${component}.usage.tsx beside its stories.`);
  const faults = [...usage].flatMap(([component, code]) => {
    const imported = /import \{([^}]*)\} from '@niramaya\/ui';/.exec(code)?.[1] ?? '';
    const names = imported.split(',').map((name) => name.trim());
    return [
      ...(names.includes(component) && code.includes(`<${component}`) ? [] : [`shows no ${component} of @niramaya/ui`]),
      ...(/^export (?:const|function) Example\b/m.test(code) ? [] : ['gives away no Example']),
      ...(/ from '\.|['"]@niramaya\/(?!ui['"/])/.test(code) ? ['imports what nobody else can'] : []),
    ].map((fault) => `${component}.usage.tsx ${fault}.`);
  });
  return [...missing, ...faults];
}
