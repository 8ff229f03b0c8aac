import { describe, expect, test } from 'vitest';
import { categoryGlyphs } from './CategoryIcon/category.glyphs';
import type { Glyph } from './glyph/GlyphIcon';
import { serviceGlyphs } from './ServiceIcon/service.glyphs';
import { specialityGlyphs } from './SpecialityIcon/speciality.glyphs';
import { symptomGlyphs } from './SymptomIcon/symptom.glyphs';

const families: readonly (readonly [string, Record<string, Glyph>, number])[] = [
  ['specialities', specialityGlyphs, 16],
  ['symptoms', symptomGlyphs, 12],
  ['categories', categoryGlyphs, 5],
  ['services', serviceGlyphs, 13],
];

describe.each(families)('the icons of the %s', (_family, glyphs, count) => {
  test('are complete, distinct and small', () => {
    const drawn = Object.values(glyphs).map(({ body, detail = '' }) => body + detail);
    expect(drawn).toHaveLength(count);
    expect(new Set(drawn).size).toBe(count);
    for (const icon of Object.values(glyphs)) {
      expect(JSON.stringify(icon).length + icon.body.length).toBeLessThan(1200);
    }
  });
});
