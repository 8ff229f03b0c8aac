import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the sources of the components of `libs/ui`, by path. */
export const componentSources = (): Map<string, string> =>
  new Map(
    globSync('libs/ui/src/**/*.tsx', {
      cwd: root,
      exclude: (name) => /\.(?:stories|usage|test)\.tsx$/.test(name),
    }).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

/**
 * Finds each prop of an exported `…Props` interface that has no docstring. The props table of its docs page would show
 * only its name and its type. Nested members are part of their prop, and ARIA defines `aria-*`.
 * @returns a sentence for each such prop
 */
export function undescribedProps(source: string): string[] {
  return [...source.matchAll(/^export interface (\w+Props)\b[^]*?\{\n([^]*?)^\}/gm)].flatMap(([, name, body = '']) => {
    const lines = body.split('\n').filter((line) => line.trim() !== '');
    return lines.flatMap((line, index) => {
      const prop = /^ {2}(?:readonly )?(\w+)\??:/.exec(line)?.[1];
      return prop === undefined || lines[index - 1]?.endsWith('*/') ? [] : [`${prop} of ${name} has no docstring.`];
    });
  });
}
