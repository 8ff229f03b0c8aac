import { expect, test } from 'vitest';
import { adviceFaults, readAdvice, type Advised } from './advice.ts';
import { exportedOfUi } from './library.ts';
import { exceptions } from './matrix.ts';

const someAdvice = (overrides: Partial<Advised> = {}): Advised => ({
  use: ['For a remark.'],
  avoid: ['What can be pressed: `Chip`.'],
  anatomy: [['words', 'two or three']],
  ...overrides,
});

test('every component that is exported comes with advice', async () => {
  expect(adviceFaults(exportedOfUi(), exceptions, await readAdvice())).toEqual([]);
});

test.each<[string, [string, Advised][], string]>([
  ['missing advice', [['Chip', someAdvice()]], 'Badge has no advice: write Badge.advice.ts beside its stories.'],
  [
    'half of it',
    [
      ['Chip', someAdvice()],
      ['Badge', someAdvice({ avoid: [] })],
    ],
    'The advice of Badge leaves out “avoid”.',
  ],
  [
    'a component that is no more',
    [
      ['Chip', someAdvice()],
      ['Badge', someAdvice({ avoid: ['`Pill`'] })],
    ],
    'The advice of Badge names Pill, which is no component.',
  ],
])('%s is named', (_what, advised, sentence) => {
  expect(
    adviceFaults(['Badge', 'Chip', 'ChipSkeleton'], new Map([['ChipSkeleton', 'a part']]), new Map(advised)),
  ).toEqual([sentence]);
});
