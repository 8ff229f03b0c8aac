import { describe, expect, it } from 'vitest';
import { firstShown, itemsShown, pageScrolledTo, pageShowing, pageStarts, type Paging } from './paging';

const checkups: Paging = { count: 13, visible: 4, step: 4 };
const concerns: Paging = { count: 9, visible: 8, step: 4 };
const homeopathy: Paging = { count: 15, visible: 7, step: 4 };

describe('paging', () => {
  it.each([
    ['13 by four', checkups, [0, 4, 8, 12]],
    ['9 items with eight visible', concerns, [0, 4]],
    ['15 items with seven visible', homeopathy, [0, 4, 8]],
    ['as many as fit', { count: 4, visible: 4, step: 4 }, [0]],
    ['fewer than fit', { count: 2, visible: 4, step: 4 }, [0]],
    ['13 by three', { count: 13, visible: 3, step: 3 }, [0, 3, 6, 9, 12]],
    ['none', { count: 0, visible: 4, step: 4 }, [0]],
  ] as const)('returns the first items of the pages of %s', (_name, paging, starts) => {
    expect(pageStarts(paging)).toEqual(starts);
  });

  it.each([
    ['earlier items, if a page is one step wide', checkups, 3, [9, 10, 11, 12]],
    ['[CONST-13] the first items, if more than one step is visible', concerns, 1, [4, 5, 6, 7, 8, 0, 1, 2]],
    ['no other items, if its own suffice', homeopathy, 2, [8, 9, 10, 11, 12, 13, 14]],
    ['no other items, if there are fewer than fit', { count: 2, visible: 4, step: 4 }, 0, [0, 1]],
  ] as const)('fills the last page with %s', (_name, paging, page, shown) => {
    expect(itemsShown(paging, page)).toEqual(shown);
  });

  it('keeps the position of an item if the width changes', () => {
    expect(pageShowing(checkups, 4)).toBe(1);
    expect(pageShowing(checkups, 9)).toBe(3);
    expect(pageShowing({ count: 13, visible: 3, step: 3 }, firstShown(checkups, 4))).toBe(1);
    expect(pageShowing({ count: 13, visible: 1, step: 1 }, 9)).toBe(9);
  });

  it('finds the page of a scrolled list', () => {
    expect(pageScrolledTo(concerns, 1)).toBe(1);
    expect(pageScrolledTo(concerns, 0)).toBe(0);
    expect(pageScrolledTo(checkups, 9)).toBe(3);
  });
});
