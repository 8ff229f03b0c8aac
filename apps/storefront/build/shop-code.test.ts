import { expect, it } from 'vitest';
import { shopCode } from './shop-code.ts';

/** The dark modules of the picture, without its quiet zone. */
function modulesOf(svg: string): boolean[][] {
  const [, width = 0] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const size = Number(width) / 10 - 8;
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g))
    modules[Number(y) / 10 - 4]![Number(x) / 10 - 4] = true;
  return modules;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * Reads a code of version 2, 25 modules wide, as ISO/IEC 18004 describes it. It reads bytes in one block, without error
 * correction.
 */
function read(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const isDark = (x: number, y: number) => modules[y]?.[x] ?? false;
  // The number of the mask is beside the upper left finder, itself masked by 101.
  const mask = masks[[2, 3, 4].reduce((bits, x) => bits * 2 + Number(isDark(x, 8)), 0) ^ 0b101]!;
  const isFinder = (x: number, y: number) => (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9);
  const isAlignment = (x: number, y: number) => Math.abs(x - (size - 7)) < 3 && Math.abs(y - (size - 7)) < 3;
  const isData = (x: number, y: number) => x !== 6 && y !== 6 && !isFinder(x, y) && !isAlignment(x, y);

  const columns = [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
  const bits = columns.flatMap((right, turn) =>
    Array.from({ length: size }, (_, at) => (turn % 2 === 0 ? size - 1 - at : at)).flatMap((y) =>
      [right, right - 1].filter((x) => isData(x, y)).map((x) => Number(isDark(x, y) !== mask(x, y))),
    ),
  );
  const number = (from: number, length: number) => parseInt(bits.slice(from, from + length).join(''), 2);
  expect(number(0, 4), 'bytes').toBe(4);
  return String.fromCharCode(...Array.from({ length: number(4, 8) }, (_, at) => number(12 + at * 8, 8)));
}

it('draws a code that opens the address of the shop', () => {
  const svg = shopCode({ SITE_URL: 'https://shop.example/' }) ?? '';
  const modules = modulesOf(svg);
  expect(modules).toHaveLength(25);
  expect(read(modules)).toBe('https://shop.example');
});

it('stands on white, with the quiet zone that readers want', () => {
  const svg = shopCode({ SITE_URL: 'https://shop.example' });
  expect(svg).toContain('<rect fill="white" width="330" height="330"/><path fill="black" d="M40,40h10v10h-10z');
});

it('draws none where the address of the shop is not set: that of this machine leads nowhere from a phone', () => {
  expect(shopCode({})).toBeNull();
});
