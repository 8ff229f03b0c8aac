import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The code to copy that there is (`Button.usage.tsx`), by component. */
export const readUsage = (): Map<string, string> =>
  new Map(
    globSync('libs/ui/src/**/*.usage.tsx', { cwd: root }).map((file) => [
      path.basename(file, '.usage.tsx'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );

/**
 * @param components all that are given away
 * @param excepted those of them that are shown with another one
 * @returns a sentence for each component without code to copy, and for each code that cannot be copied
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
