import { describe, expect, it } from 'vitest';
import { firstShown, itemsShown, pageScrolledTo, pageShowing, pageStarts, type Paging } from './paging';

const checkups: Paging = { count: 13, visible: 4, step: 4 };
const concerns: Paging = { count: 9, visible: 8, step: 4 };
const homeopathy: Paging = { count: 15, visible: 7, step: 4 };

describe('paging', () => {
  it.each([
    ['13 by four', checkups, [0, 4, 8, 12]],
    ['9 of which eight are seen', concerns, [0, 4]],
    ['15 of which seven are seen', homeopathy, [0, 4, 8]],
    ['as many as fit', { count: 4, visible: 4, step: 4 }, [0]],
    ['fewer than fit', { count: 2, visible: 4, step: 4 }, [0]],
    ['none', { count: 0, visible: 4, step: 4 }, [0]],
  ] as const)('starts the pages of %s', (_name, paging, starts) => {
    expect(pageStarts(paging)).toEqual(starts);
  });

  it('fills the last page with the items before it when a page is one step wide', () => {
    expect(itemsShown(checkups, 3)).toEqual([9, 10, 11, 12]);
  });

  it('[CONST-13] lets the first items follow the last ones when more than one step is seen', () => {
    expect(itemsShown(concerns, 1)).toEqual([4, 5, 6, 7, 8, 0, 1, 2]);
    expect(itemsShown(homeopathy, 2)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });

  it('shows every item on some page', () => {
    for (const paging of [checkups, concerns, homeopathy]) {
      const seen = new Set(pageStarts(paging).flatMap((_, page) => itemsShown(paging, page)));
      expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: paging.count }, (_, index) => index));
    }
  });

  it('shows what there is when fewer items than fit are given', () => {
    expect(itemsShown({ count: 2, visible: 4, step: 4 }, 0)).toEqual([0, 1]);
  });

  it('finds the page of an item, so that a change of width keeps the place', () => {
    expect(pageShowing(checkups, 4)).toBe(1);
    expect(pageShowing(checkups, 9)).toBe(3);
    expect(pageShowing({ count: 13, visible: 3, step: 3 }, firstShown(checkups, 4))).toBe(1);
    expect(pageShowing({ count: 13, visible: 1, step: 1 }, 9)).toBe(9);
  });

  it('finds the page of a list that was scrolled to its end', () => {
    expect(pageScrolledTo(concerns, 1)).toBe(1);
    expect(pageScrolledTo(concerns, 0)).toBe(0);
    expect(pageScrolledTo(checkups, 9)).toBe(3);
  });
});
