import { createHash } from 'node:crypto';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { note } from './notes.ts';

/**
 * Orders the story files by a seed, and prints the seed. With another seed, a story that leaves something behind becomes
 * visible. It sorts by a hash of each name. Vitest's own shuffling starts with the order in which the disk
 * lists the files, which differs every time. Here the same seed gives the same order. Two files keep their order,
 * however many others run.
 */
export class SeededOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (!files.some(({ project }) => project.config.browser.enabled)) return super.sort(files);
    const { root, sequence } = this.ctx.config;
    note(`The files of stories run in the order of seed ${sequence.seed}; --seed=${sequence.seed} repeats it.`);
    const sorted = files
      .map((file) => ({ file, hash: hashOf(`${sequence.seed} ${path.relative(root, file.moduleId)}`) }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
    return Promise.resolve(sorted.map(({ file }) => file));
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
