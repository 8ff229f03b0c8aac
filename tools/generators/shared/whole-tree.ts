import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

const root = path.resolve(import.meta.dirname, '../../..');

/** For tests: this workspace as the generators see it. What they write stays in memory. */
export const wholeTree = (): Tree => new FsTree(root, false);
