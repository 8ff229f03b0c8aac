import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { binFile } from '../../setup/bin.mjs';
import { writtenIn } from './written.ts';

const isRead = (file: string) => /^libs\/ui\/(?:panda\.config\.ts|src\/theme\/[^/]+\.ts|.*\.recipe\.ts)$/.test(file);

/**
 * For tests: generates Panda's output for the recipes of several trees together. None of the trees is on the disk.
 * @param folder a working folder below the workspace, whose packages it needs
 * @returns the folder with the generated functions and types
 * @throws Panda's message about recipes that it does not understand
 */
export function styledSystemOf(trees: readonly Tree[], folder: string): string {
  const [root = ''] = trees.map((tree) => tree.root);
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync(['libs/ui/panda.config.ts', 'libs/ui/src/**/*.ts'], { cwd: root }).filter(isRead))
    cpSync(path.join(root, file), path.join(folder, file));
  for (const [file, text] of writtenIn(trees)) {
    if (!isRead(file)) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const panda = binFile(root, '@pandacss/dev', 'panda');
  execFileSync(process.execPath, [panda, 'codegen', '--silent'], { cwd: path.join(folder, 'libs/ui') });
  return path.join(folder, 'libs/ui/styled-system');
}
