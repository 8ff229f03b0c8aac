import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoTopBrands } from '@niramaya/fixtures';
import { describe, expect, test } from 'vitest';
import { featuredBrands } from './BrandMark/BrandMark';
import { categoryGlyphs } from './CategoryIcon/category.glyphs';
import { checkupPictures } from './CheckupArt/CheckupArt';
import { concernPictures } from './ConcernArt/ConcernArt';
import type { Glyph } from './glyph/GlyphIcon';
import { essentialPictures } from './EssentialArt/EssentialArt';
import { remedyPictures } from './HomeopathyArt/HomeopathyArt';
import { serviceGlyphs } from './ServiceIcon/service.glyphs';
import { specialityGlyphs } from './SpecialityIcon/speciality.glyphs';
import { symptomGlyphs } from './SymptomIcon/symptom.glyphs';

const favicon = path.join(import.meta.dirname, '../../../../apps/storefront/public/favicon.svg');
const files = [
  favicon,
  ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.join(import.meta.dirname, name)),
];

/** [what it is, its text] of every drawing. */
const drawings = files.map((file) => [path.basename(file), readFileSync(file, 'utf8')] as const);

describe.each(drawings)('%s', (_name, svg) => {
  test('is small, scales, and brings nothing from elsewhere', () => {
    const pictures = svg.split('<view ').length - 1 || 1;
    expect(Buffer.byteLength(svg) / pictures).toBeLessThan(4096);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toMatch(/<script|<foreignObject|<style|<image|\son\w+=/i);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/(?:https?:|data:|\/\/|href="[^#])/);
  });

  test('has ink rather than black, and reserves its room', () => {
    expect(svg).not.toMatch(/#000(?:000)?\b|\bblack\b/i);
    if (!svg.includes('viewBox="0 0 48 48"')) expect(svg).toMatch(/ width="\d+" height="\d+"/);
  });

  test('refers only to what it holds itself', () => {
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});

const families: readonly (readonly [string, Record<string, Glyph>, number])[] = [
  ['specialities', specialityGlyphs, 16],
  ['symptoms', symptomGlyphs, 12],
  ['categories', categoryGlyphs, 5],
  ['services', serviceGlyphs, 13],
];

describe.each(families)('the icons of the %s', (_family, glyphs, count) => {
  test('are complete, no two alike, each small enough to stand in the page', () => {
    const drawn = Object.values(glyphs).map(({ body, detail = '' }) => body + detail);
    expect(drawn).toHaveLength(count);
    expect(new Set(drawn).size).toBe(count);
    for (const icon of Object.values(glyphs)) {
      expect(JSON.stringify(icon).length + icon.body.length).toBeLessThan(1200);
    }
  });
});

test('the featured brands are nine of those that the shop stocks', () => {
  const stocked = new Set(demoTopBrands().map(({ name }) => name));
  expect(featuredBrands).toHaveLength(9);
  expect(featuredBrands.filter(({ name }) => !stocked.has(name))).toEqual([]);
  expect(featuredBrands.every(({ img }) => img.includes('.svg'))).toBe(true);
});

test.each([
  [
    'shelves',
    [
      ...featuredBrands.map(({ img }) => img),
      ...Object.values({ ...checkupPictures, ...remedyPictures, ...concernPictures }),
    ],
    46,
  ],
  ['essentials', Object.values(essentialPictures), 6],
])('the pictures of the %s are complete, each a view of its own of one file', (file, addresses, count) => {
  const [, sheet = ''] = drawings.find(([name]) => name === `${file}.svg`) ?? [];
  const views = [...sheet.matchAll(/<view id="([\w-]+)"/g)].map(([, id]) => id);
  expect(views).toHaveLength(count);
  expect(addresses.map((address) => address.split('#')[1])).toEqual(views);
});
