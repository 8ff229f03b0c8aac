import { expect, test } from 'vitest';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areasOf, type Box } from './areas.ts';
import { causesOf } from './causes.ts';
import { acceptColours, noteColours, readColours } from './colours.ts';
import type { Pixels } from './compare.ts';

type Colour = readonly [red: number, green: number, blue: number];

const white: Colour = [255, 255, 255];
const ink: Colour = [67, 81, 76];
const newInk: Colour = [69, 83, 78];
const brand: Colour = [11, 99, 88];

function draw(colourAt: (x: number, y: number) => Colour, width = 120, height = 100): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return { width, height, data };
}

function changedIn(before: Pixels, after: Pixels): Uint8Array {
  const changed = new Uint8Array(Math.max(before.width, after.width) * Math.max(before.height, after.height));
  for (let at = 0; at < changed.length; at += 1)
    if ([0, 1, 2].some((channel) => before.data[at * 4 + channel] !== after.data[at * 4 + channel])) changed[at] = 1;
  return changed;
}

const theme = {
  accepted: { 'bg.panel': '#ffffff', 'fg.muted': '#43514c', 'brand.solid': '#0b6358', 'offer.solid': '#f6a821' },
  now: {
    'bg.panel': '#ffffff',
    'fg.muted': '#45534e',
    'brand.solid': '#0b6358',
    'offer.solid': '#f6a820',
    new: '#010203',
  },
};

/** A mock lookup: the rule of the left half is `badgeBox`, the rule of the right half is `chipBox`. */
const ruleAt = (boxes: readonly Box[]) => Promise.resolve(boxes.map(({ x }) => (x < 60 ? 'badgeBox' : 'chipBox')));
const causes = (before: Pixels, after: Pixels) => causesOf({ before, after }, changedIn(before, after), theme, ruleAt);

/** Draws a letter with smoothed edges: ink, with half ink on both sides. */
const letter = (colour: Colour) =>
  draw((x, y) => {
    if (y < 30 || y >= 40 || x < 20 || x > 22) return white;
    return x === 21 ? colour : (colour.map((level) => Math.round((level + 255) / 2)) as unknown as Colour);
  });

test('a colour of the theme that has another value is named, with the edges of letters', async () => {
  expect(await causes(letter(ink), letter(newInk))).toEqual([
    { kind: 'colour', what: 'fg.muted', from: '#43514c', to: '#45534e', box: { x: 20, y: 30, width: 3, height: 10 } },
  ]);
});

test('letters so thin that no pixel has the whole colour are told too', async () => {
  const thin = (colour: Colour) =>
    draw((x, y) =>
      y < 30 || y >= 40 || x !== 21
        ? white
        : (colour.map((level) => Math.round(level * 0.7 + 255 * 0.3)) as unknown as Colour),
    );
  expect((await causes(thin(ink), thin(newInk))).map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'colour fg.muted',
  ]);
});

test('one colour of the theme in the place of another is a matter of the rule', async () => {
  const box = (colour: Colour) => draw((x, y) => (x > 70 && x < 90 && y > 50 && y < 60 ? colour : white));
  expect(await causes(box(brand), box(newInk))).toEqual([
    { kind: 'rule', what: 'chipBox', box: { x: 71, y: 51, width: 19, height: 9 } },
  ]);
});

test('what the colour does not explain has a rule of its own', async () => {
  const line: Colour = [200, 0, 0];
  const withLine = (picture: Pixels) =>
    draw((x, y) =>
      y === 80 ? line : ([...picture.data.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 3)] as unknown as Colour),
    );
  expect((await causes(letter(ink), withLine(letter(newInk)))).map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'colour fg.muted',
    'rule badgeBox',
  ]);
});

test('one rule in several places is one cause, that of the first', async () => {
  const dots = (colour: Colour) => draw((x, y) => (x === 10 && [5, 45, 85].includes(y) ? colour : white));
  expect(await causes(dots(white), dots(brand))).toEqual([
    { kind: 'rule', what: 'badgeBox', box: { x: 10, y: 5, width: 1, height: 1 } },
  ]);
});

test('a picture that has grown has changed where it did', async () => {
  const short = draw(() => white, 120, 60);
  const long = draw(() => white, 120, 90);
  const grown = new Uint8Array(120 * 90).fill(1, 120 * 60);
  expect(await causesOf({ before: short, after: long }, grown, theme, ruleAt)).toEqual([
    { kind: 'rule', what: 'badgeBox', box: { x: 0, y: 60, width: 120, height: 30 } },
  ]);
});

test('areas stand from the top to the bottom, and what is near is one', () => {
  const marked = new Uint8Array(100 * 100);
  for (const [x, y] of [
    [5, 70],
    [10, 10],
    [18, 14],
    [60, 10],
  ] as const)
    marked[y * 100 + x] = 1;
  expect(areasOf(marked, { width: 100, height: 100 })).toEqual([
    { x: 10, y: 10, width: 9, height: 5 },
    { x: 60, y: 10, width: 1, height: 1 },
    { x: 5, y: 70, width: 1, height: 1 },
  ]);
});

test('the colours of the last run are accepted, and a theme in which nothing differed keeps its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'colours-'));
  try {
    await noteColours('light', { 'fg.muted': '#43514c', bg: '#fbf9f4' }, folder);
    await noteColours('dark', { bg: '#0b1513' }, folder);
    await acceptColours(folder, folder);
    await rm(path.join(folder, 'colours.dark.json'));
    await noteColours('light', { 'fg.muted': '#45534e', bg: '#fbf9f4' }, folder);
    await acceptColours(folder, folder);
    expect(await readFile(path.join(folder, 'colours.json'), 'utf8')).toBe(
      [
        '{',
        '  "dark": {',
        '    "bg": "#0b1513"',
        '  },',
        '  "light": {',
        '    "bg": "#fbf9f4",',
        '    "fg.muted": "#45534e"',
        '  }',
        '}',
        '',
      ].join('\n'),
    );
    expect(await readColours(folder)).toEqual({
      dark: { bg: '#0b1513' },
      light: { bg: '#fbf9f4', 'fg.muted': '#45534e' },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
