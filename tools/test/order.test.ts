import { afterEach, expect, it, vi } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { SeededOrder } from './order.ts';
import { readSeed, takeSeed } from './seed.ts';

const root = '/shop';
const files = ['Badge', 'Button', 'Carousel', 'Chip', 'Dialog', 'Menu', 'Tabs', 'TextField', 'TotalsBox', 'UiLink'];

const aFile = (name: string) =>
  ({
    moduleId: `${root}/libs/ui/src/${name}.stories.tsx`,
    project: { config: { browser: { enabled: true } } },
  }) as TestSpecification;

/** Sorts these stories files as the test run does. Returns the order and the printed text. */
async function run(names: readonly string[], seed: number) {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => said.push(String(words)) > 0);
  const order = new SeededOrder({ config: { root, sequence: { seed } } } as Vitest);
  const sorted = await order.sort(names.map(aFile));
  vi.restoreAllMocks();
  return { said: said.join(''), names: sorted.map(({ moduleId }) => moduleId.split('/').at(-1)?.split('.')[0] ?? '') };
}

afterEach(() => vi.restoreAllMocks());

it('shuffles the files of stories by the seed, from whatever order the disk lists them in', async () => {
  const { names } = await run(files, 1);
  expect(names.toSorted()).toEqual(files);
  expect(names).not.toEqual(files);
  expect((await run(files.toReversed(), 1)).names).toEqual(names);
  expect((await run(files, 2)).names).not.toEqual(names);
});

it('keeps two files in their order when fewer others run', async () => {
  const few = ['TextField', 'TotalsBox', 'Button'];
  const all = (await run(files, 3)).names.filter((name) => few.includes(name));
  expect((await run(few, 3)).names).toEqual(all);
});

it('says the seed and how to repeat its order', async () => {
  expect((await run(files, 4711)).said).toContain('in the order of seed 4711; --seed=4711 repeats it.');
});

it('takes a seed from the command line and hands on what is left', () => {
  const { further, env } = takeSeed(['--skip-nx-cache', '--seed=4711', 'libs/ui/']);
  expect(further).toEqual(['--skip-nx-cache', 'libs/ui/']);
  expect(readSeed(env)).toBe(4711);
  expect(takeSeed(['libs/ui/'])).toEqual({ further: ['libs/ui/'], env: {} });
});

it('uses the same seed in every run without the option', () => {
  expect(readSeed({})).toBe(1);
});

it.each(['--seed=', '--seed=abc', '--seed=-1', '--seed=1.5'])('refuses %s', (argument) => {
  expect(() => takeSeed([argument])).toThrow('give a whole number');
});
