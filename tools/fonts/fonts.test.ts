import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cut, cuts, fontFolder } from './fonts.ts';

const styles = await readFile(path.join(fontFolder, '../fonts.css'), 'utf8');

/** Returns the code points of the `unicode-range` that `fonts.css` gives a font file. */
function rangeOf(name: string): Set<number> {
  const face = styles.split('@font-face').find((text) => text.includes(`/${name}'`)) ?? '';
  const range = /unicode-range:([^;]*);/.exec(face)?.[1] ?? '';
  return new Set(
    [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

describe.each(cuts)('$name', (one) => {
  it('is what its package comes to today; `npm run fonts` writes it again', async () => {
    const kept = await readFile(path.join(fontFolder, one.name));
    expect(kept.equals(await cut(one))).toBe(true);
  });

  it('is asked for the letters that it has, and for no other', () => {
    const has = [...one.letters].map((letter) => letter.codePointAt(0));
    expect([...rangeOf(one.name)].toSorted((a, b) => a - b)).toEqual(has.toSorted((a, b) => a! - b!));
  });
});

it('letters that were cut off come from the whole file, and no letter from both', () => {
  const rest = rangeOf('anek-latin-latin-wght-normal.woff2');
  const first = rangeOf('anek-latin.woff2');
  expect([...first].filter((letter) => rest.has(letter))).toEqual([]);
  const isControl = (letter: number) => letter >= 0x7f && letter < 0xa0;
  for (let letter = 0x20; letter <= 0xff; letter += 1)
    expect(isControl(letter) || first.has(letter) || rest.has(letter)).toBe(true);
});
