import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoTopBrands } from '@niramaya/fixtures';
import { describe, expect, test } from 'vitest';
import { featuredBrands } from './BrandMark/BrandMark';
import { categoryGlyphs } from './CategoryIcon/category.glyphs';
import { checkupGlyphs, type CheckupName } from './CheckupArt/checkup.glyphs';
import { checkupPicture } from './CheckupArt/CheckupArt';
import { concernGlyphs } from './ConcernIcon/concern.glyphs';
import type { Glyph } from './glyph/GlyphIcon';
import { homeopathyPicture } from './HomeopathyArt/HomeopathyArt';
import { labelLines } from './HomeopathyArt/vessels';
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

const checkups = (Object.keys(checkupGlyphs) as CheckupName[]).map(checkupPicture);
const remedies = (['dilution', 'globules', 'ointment', 'syrup'] as const).map((form, index) =>
  homeopathyPicture('Arsenicum Album 30 CH', index, form),
);

/** [what it is, its text] of every drawing, from files and from code. */
const drawings: readonly (readonly [string, string])[] = [
  ...files.map((file) => [path.basename(file), readFileSync(file, 'utf8')] as const),
  ...[...checkups, ...remedies].map(
    (address, index) => [`generated ${index}`, decodeURIComponent(address.replace('data:image/svg+xml,', ''))] as const,
  ),
];

describe.each(drawings)('%s', (_name, svg) => {
  test('is small, scales, and brings nothing from elsewhere', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(4096);
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
  ['concerns', concernGlyphs, 9],
  ['specialities', specialityGlyphs, 16],
  ['symptoms', symptomGlyphs, 12],
  ['categories', categoryGlyphs, 5],
  ['services', serviceGlyphs, 13],
  ['checkups', checkupGlyphs, 13],
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
  ['Aconite 30', ['Aconite', '30']],
  ['Arsenicum Album 30 CH', ['Arsenicum', 'Album', '30 CH']],
  ['Nux Vomica 30', ['Nux Vomica', '30']],
  ['Tulsi Cough Syrup', ['Tulsi Cough', 'Syrup']],
  ['Calendula Q', ['Calendula', 'Q']],
  ['Echinacea', ['Echinacea']],
])('the label "%s" is set as %j', (label, expected) => {
  expect(labelLines(label)).toEqual(expected);
});

test('a remedy with marks in its name stays a drawing', () => {
  const svg = decodeURIComponent(homeopathyPicture('R&B <50>', 99, 'syrup'));
  expect(svg).toContain('R&amp;B');
  expect(svg).not.toContain('<50>');
});
