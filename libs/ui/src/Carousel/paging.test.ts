import { describe, expect, it } from 'vitest';
import { firstShown, itemsShown, pageScrolledTo, pageShowing, pageStarts, type Paging } from './paging';

const oneStepWide: Paging = { count: 13, visible: 4, step: 4 };
const widerWithRemainder: Paging = { count: 9, visible: 8, step: 4 };
const widerAndFull: Paging = { count: 15, visible: 7, step: 4 };

describe('paging', () => {
  it.each([
    ['13 by four', oneStepWide, [0, 4, 8, 12]],
    ['9 items with eight visible', widerWithRemainder, [0, 4]],
    ['15 items with seven visible', widerAndFull, [0, 4, 8]],
    ['as many as fit', { count: 4, visible: 4, step: 4 }, [0]],
    ['fewer than fit', { count: 2, visible: 4, step: 4 }, [0]],
    ['13 by three', { count: 13, visible: 3, step: 3 }, [0, 3, 6, 9, 12]],
    ['none', { count: 0, visible: 4, step: 4 }, [0]],
  ] as const)('returns the first items of the pages of %s', (_name, paging, starts) => {
    expect(pageStarts(paging)).toEqual(starts);
  });

  it.each([
    ['earlier items, if a page is one step wide', oneStepWide, 3, [9, 10, 11, 12]],
    ['the first items, if more than one step is visible', widerWithRemainder, 1, [4, 5, 6, 7, 8, 0, 1, 2]],
    ['no other items, if its own suffice', widerAndFull, 2, [8, 9, 10, 11, 12, 13, 14]],
    ['no other items, if there are fewer than fit', { count: 2, visible: 4, step: 4 }, 0, [0, 1]],
  ] as const)('fills the last page with %s', (_name, paging, page, shown) => {
    expect(itemsShown(paging, page)).toEqual(shown);
  });

  it('finds the page of an item', () => {
    expect(pageShowing(oneStepWide, 4)).toBe(1);
    expect(pageShowing(oneStepWide, 9)).toBe(3);
  });

  it('keeps the position of an item if the width changes', () => {
    expect(pageShowing({ count: 13, visible: 3, step: 3 }, firstShown(oneStepWide, 4))).toBe(1);
    expect(pageShowing({ count: 13, visible: 1, step: 1 }, 9)).toBe(9);
  });

  it('finds the page of a scrolled list', () => {
    // Nine items of which eight are visible scroll by one item only, so item 1 at the left edge is the end of the list.
    expect(pageScrolledTo(widerWithRemainder, 1)).toBe(1);
    expect(pageScrolledTo(widerWithRemainder, 0)).toBe(0);
    expect(pageScrolledTo(oneStepWide, 9)).toBe(3);
  });
});
