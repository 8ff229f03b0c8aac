import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

const root = path.resolve(import.meta.dirname, '../../..');

/** For tests: returns this workspace as a tree for the generators. Their output stays in memory. */
export const wholeTree = (): Tree => new FsTree(root, false);
