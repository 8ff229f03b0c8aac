import { describe, expect, it } from 'vitest';
import { prabhatTokens } from '../stories/prabhat';
import { contrastRatio } from './contrast';
import { pairsOf } from './pairs';

const required = { text: 4.5, control: 3 };
const brands = { Niramaya: pairsOf(), Prabhat: pairsOf(prabhatTokens.colors) };

describe('contrast', () => {
  it('returns the ratios of black, grey and white', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#777777')).toBe(1);
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it.each(Object.entries(brands).flatMap(([brand, pairs]) => pairs.map((pair) => ({ brand, ...pair }))))(
    '$brand: $name is legible in light and dark',
    ({ kind, foreground, background }) => {
      expect(contrastRatio(foreground[0], background[0])).toBeGreaterThanOrEqual(required[kind]);
      expect(contrastRatio(foreground[1], background[1])).toBeGreaterThanOrEqual(required[kind]);
    },
  );
});
