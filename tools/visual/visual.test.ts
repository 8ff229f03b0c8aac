import { describe, expect, test } from 'vitest';
import { palettes, surfaces } from '../../libs/ui/src/theme/colors.ts';
import { compare, type Pixels } from './compare.ts';
import { decodeWebp, encodeWebp } from './webp.ts';

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function draw(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return { width, height, data };
}

/** Draws the edge of a card: a line of one pixel around a background. */
const card = (ground: string, line: string, at: number) =>
  draw(60, 40, (x, y) => {
    const edge = (x === at || x === 59 - at) && y >= at && y < 40 - at;
    return colourOf(edge ? line : ground);
  });

describe('a change is seen', () => {
  test.each([0, 1])('when the palest border moves by a pixel (theme %i)', (theme) => {
    const ground = surfaces.bg.DEFAULT[theme]!;
    const line = surfaces.border.DEFAULT[theme]!;
    expect(compare(card(ground, line, 4), card(ground, line, 5)).differing).toBeGreaterThan(0);
  });

  test.each([0, 1, 2])('when channel %i of a flat area is one level off', (channel) => {
    const brand: Colour = [13, 99, 87];
    const off = brand.map((level, at) => (at === channel ? level + 1 : level)) as unknown as Colour;
    const plain = draw(40, 40, () => brand);
    const changed = draw(40, 40, (x, y) => (x > 9 && x < 30 && y > 9 && y < 30 ? off : brand));
    expect(compare(plain, changed).differing).toBe(400);
  });

  test.each([
    ['the words that are muted', surfaces.fg.muted[0]!],
    ['the border in dark', surfaces.border.DEFAULT[1]!],
    ['the ground of the brand', palettes.brand.solid[0]!],
  ])('when %s are two levels a channel lighter', (_what, hex) => {
    const [red, green, blue] = colourOf(hex);
    const line = (more: number) =>
      draw(30, 9, (_x, y) => (y === 4 ? [red + more, green + more, blue + more] : [250, 250, 249]));
    expect(compare(line(0), line(2)).differing).toBeGreaterThanOrEqual(28);
  });

  test('when the picture has grown, even by white', () => {
    const white = (height: number) => draw(10, height, () => [255, 255, 255]);
    expect(compare(white(10), white(12)).differing).toBe(20);
  });
});

/** Draws a shape with a slanting edge. The pixels on the edge mix the colours of both sides. */
const slope = (mixture: (x: number) => number) =>
  draw(20, 20, (x, y) => {
    if (x < y) return [20, 20, 20];
    if (x > y) return [250, 250, 250];
    return [mixture(x), mixture(x), mixture(x)];
  });

describe('a single pixel', () => {
  test('of a smoothed edge may be a little more of one side', () => {
    expect(
      compare(
        slope(() => 135),
        slope((x) => (x === 10 ? 150 : 135)),
      ).differing,
    ).toBe(0);
  });

  test('of a smoothed edge may not be lighter than both sides', () => {
    expect(
      compare(
        slope(() => 135),
        slope((x) => (x === 10 ? 251 : 135)),
      ).differing,
    ).toBe(1);
  });

  test('is seen where its neighbour has changed too', () => {
    expect(
      compare(
        slope(() => 135),
        slope((x) => (x === 10 || x === 11 ? 235 : 135)),
      ).differing,
    ).toBe(2);
  });

  test('is seen in a flat area, be it one level', () => {
    const flat = (level: number) => draw(9, 9, (x, y) => (x === 4 && y === 4 ? [level, 250, 250] : [250, 250, 250]));
    expect(compare(flat(250), flat(251)).differing).toBe(1);
  });
});

/** Draws a round corner as a browser smooths it. No pixel on it equals two of its neighbours. */
const corner = (more: number) =>
  draw(20, 20, (x, y) => {
    const share = Math.min(1, Math.max(0, Math.hypot(x, y) - 12.3));
    const level = Math.round(40 + share * 200) + (share > 0 && share < 1 ? more : 0);
    return [level, level, level];
  });

test('a round corner may waver by a part of its contrast, and not by half of it', () => {
  expect(compare(corner(0), corner(8)).differing).toBe(0);
  expect(compare(corner(0), corner(100)).differing).toBeGreaterThan(3);
});

test('what is the same is not seen', () => {
  const picture = card('#ffffff', '#dddddd', 3);
  expect(compare(picture, picture).differing).toBe(0);
});

describe('pictures', () => {
  test.each([
    ['few colours', draw(31, 17, (x) => [x * 8, 0, 255])],
    ['more colours than a palette holds', draw(40, 40, (x, y) => [x * 6, y * 6, (x * y) % 256])],
  ])('of %s are kept without loss', async (_what, picture) => {
    const { width, height, data } = await decodeWebp(await encodeWebp(picture));
    expect([width, height]).toEqual([picture.width, picture.height]);
    expect(Buffer.compare(Buffer.from(data), Buffer.from(picture.data))).toBe(0);
  });
});
