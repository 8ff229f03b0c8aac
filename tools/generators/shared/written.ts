import type { Tree } from '@nx/devkit';

/** Lists to which each component adds lines of its own. */
const lists = new Set(['libs/ui/src/index.ts', 'libs/ui/src/theme/recipes.ts']);

/**
 * For tests: what generators have written in several trees, as if it had been in one: texts by their paths. A list has the
 * lines of all; another file that several changed counts as the last one has it.
 */
export function writtenIn(trees: readonly Tree[]): Map<string, string> {
  const written = new Map<string, string>();
  for (const { path: file, content } of trees.flatMap((tree) => tree.listChanges())) {
    const text = content?.toString('utf8') ?? '';
    const before = lists.has(file) ? written.get(file) : undefined;
    const lines = new Set(`${before ?? ''}\n${text}`.split('\n'));
    written.set(file, before === undefined ? text : [...lines].join('\n'));
  }
  return written;
}
