import { describe, expect, it } from 'vitest';
import { pageItems } from './pages';

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
    [5, 9, '1 gap 4 5 6 gap 9'],
  ])('[CATALOGUE-09] page %i of %i shows %s', (page, pageCount, shown) => {
    expect(pageItems(page, pageCount).join(' ')).toBe(shown);
  });

  it('shows at most seven, with the first, the current and the last page', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const items = pageItems(page, count);
        expect(items.length).toBeLessThanOrEqual(7);
        expect(items).toContain(page);
        expect(items.at(0)).toBe(1);
        expect(items.at(-1)).toBe(count);
      }
    }
  });
});
