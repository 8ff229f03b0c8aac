import { paths, type Path } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { expect, expectLoaded, storeBefore, test } from './support/journey.ts';
import { aFilledDevice } from './support/stored.ts';

/** What a shopper does on a screen before its parts are looked at, so that something has the focus or is selected. */
const choices: Partial<Record<Path, (page: Page) => Promise<unknown>>> = {
  '/login': (page) => page.locator('input[name=email]').focus(),
  '/register': (page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click(),
  '/abcd': (page) => page.getByRole('button', { name: '+ Add New Member' }).click(),
  '/symptoms': (page) => page.getByRole('main').getByRole('button', { pressed: false }).first().click(),
  '/doctor_final': (page) => page.getByRole('main').getByRole('button', { pressed: false }).first().click(),
  '/payment': (page) => page.getByRole('tab').nth(2).click(),
};

/**
 * Runs in the page, and returns the parts that are invisible with forced colours, which remove backgrounds and shadows.
 */
function invisibleParts(): string[] {
  const chosen = '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
  const all = (selector: string) =>
    [...document.body.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const withParents = (one: Element) => [one, one.parentElement!, one.parentElement!.parentElement!];
  const hasBorder = (one: Element) => parseFloat(getComputedStyle(one).borderTopWidth) >= 1;
  // Cards and fields draw the ring, and the link of a card has a pseudo-element.
  const hasRing = (focused: Element) =>
    [...withParents(focused), focused.closest('label') ?? focused].some((one) =>
      [undefined, '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      }),
    );
  /** Returns the looks of an element that have to differ if it is selected. A bolder font alone is not enough. */
  const lookOf = (one: Element) => {
    const { backgroundColor, borderBottom, outline } = getComputedStyle(one);
    const before = getComputedStyle(one, '::before');
    return [backgroundColor, borderBottom, outline, before.width, before.backgroundColor].join();
  };
  /** Returns the elements of the same kind and role in the same list, row or group that are not chosen. */
  const peersOf = (one: Element) =>
    [...((one.closest('li') ?? one).parentElement?.children ?? [])]
      .map((sibling) => (sibling.tagName === one.tagName ? sibling : sibling.querySelector(`:scope > ${one.tagName}`)))
      .filter((peer) => peer?.role === one.role && !peer.matches(`${chosen}, [data-done], [aria-disabled=true]`));
  // The browser paints a chosen element in the system colour Highlight, on which HighlightText can be read.
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = 'forced-color-adjust: none; color: HighlightText';
  const readable = getComputedStyle(probe).color;
  probe.remove();

  const faults: Record<string, Element[]> = {
    // A panel that is only read has no ring.
    'has the focus and no ring': all(':focus-visible:not([tabindex="-1"])').filter((one) => !hasRing(one)),
    'lies over the page without an edge': all('[role=dialog]').filter((panel) => !hasBorder(panel)),
    // A select with the browser's own appearance has an arrow.
    'is a field without a border': all(
      'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea',
    ).filter(
      (field) =>
        (field.tagName !== 'SELECT' || getComputedStyle(field).appearance === 'none') &&
        !withParents(field).some(hasBorder),
    ),
    'is chosen and looks like the others': all(chosen).filter((one) =>
      peersOf(one).some((peer) => lookOf(peer!) === lookOf(one)),
    ),
    'is chosen and cannot be read': all(`:is(${chosen}), :is(${chosen}) *`).filter((one) => {
      const { forcedColorAdjust, color } = getComputedStyle(one);
      return forcedColorAdjust === 'none' && color !== readable;
    }),
  };
  return Object.entries(faults).flatMap(([fault, elements]) =>
    elements.map((one) => `${one.tagName} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}” ${fault}.`),
  );
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [who, stored] of [
    ['a guest', {}],
    ['a shopper', { ...aFilledDevice, validkey: 'Meera' }],
  ] as const)
    test(`selection, focus and borders are visible for ${who} with forced ${colorScheme} colours`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await storeBefore(page, stored);
      for (const path of Object.values(paths))
        await test.step(path, async () => {
          // Only the listing reads the query.
          await page.goto(`${path}?category=vitamins&rating=5&page=2`);
          await expectLoaded(page);
          await choices[path]?.(page);
          expect(await page.evaluate(invisibleParts), path).toEqual([]);
        });
    });
