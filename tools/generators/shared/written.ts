import type { Tree } from '@nx/devkit';

/** Files with a list to which each component adds lines. */
const lists = new Set(['libs/ui/src/index.ts', 'libs/ui/src/theme/recipes.ts']);

/**
 * For tests: merges what generators have written in several trees and returns the texts by path. A list file has the
 * lines of all trees. For any other file, the last tree that changed it counts.
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
