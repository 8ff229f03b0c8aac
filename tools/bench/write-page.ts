import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes a page of `docs/benchmarks`, in the format of Prettier, and prints its path. */
export async function writePage(name: string, markdown: string): Promise<void> {
  const file = path.join(root, 'docs/benchmarks', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await format(markdown, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`Written to ${path.relative(root, file)}.`);
}
