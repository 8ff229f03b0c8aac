import { describe, expect, it } from 'vitest';
import { isEmiAvailable, pageCount } from './catalogue.ts';

describe('pageCount', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [21, 10, 3],
    [300, 10, 30],
  ])('[CONST-47] %d items at %d a page are %d pages', (total, limit, pages) => {
    expect(pageCount(total, limit)).toBe(pages);
  });
});

describe('isEmiAvailable', () => {
  it.each([3, 3.1, 4, 5])('[VALID-23] a rating of %d has EMI', (rating) => {
    expect(isEmiAvailable(rating)).toBe(true);
  });

  it.each([2.9, 2, 1])('[VALID-24] a rating of %d has none', (rating) => {
    expect(isEmiAvailable(rating)).toBe(false);
  });
});
