import type { Page } from 'playwright/test';
import { expect, openPanel, storeBefore, test, toastWith } from './support/journey.ts';
import { cards } from './support/products.ts';

/** The names that at least one browser of `.browserslistrc` lacks, by the object that has them. */
const newer: Readonly<Record<string, string>> = {
  window:
    'Iterator Float16Array navigation scheduler trustedTypes cookieStore requestIdleCallback cancelIdleCallback CloseWatcher ' +
    'URLPattern CompressionStream DecompressionStream OffscreenCanvas Highlight ViewTransition onscrollend',
  Array: 'fromAsync',
  'Array.prototype': 'toReversed toSorted toSpliced with findLast findLastIndex',
  'Object.getPrototypeOf(Uint8Array).prototype': 'toReversed toSorted with findLast findLastIndex',
  'Uint8Array.prototype': 'toBase64 toHex',
  'ArrayBuffer.prototype': 'transfer resize',
  'String.prototype': 'isWellFormed toWellFormed',
  Object: 'groupBy',
  Map: 'groupBy',
  'Map.prototype': 'getOrInsert getOrInsertComputed',
  'Set.prototype': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  'Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))':
    'drop every filter find flatMap forEach map reduce some take toArray',
  Promise: 'withResolvers try',
  RegExp: 'escape',
  Error: 'isError captureStackTrace',
  Math: 'f16round sumPrecise',
  Atomics: 'waitAsync',
  Intl: 'Segmenter DurationFormat supportedValuesOf',
  'Intl.NumberFormat.prototype': 'formatRange formatRangeToParts',
  AbortSignal: 'any timeout',
  URL: 'canParse parse',
  'URLSearchParams.prototype': 'size',
  'Blob.prototype': 'bytes',
  Response: 'json',
  'Crypto.prototype': 'randomUUID',
  'IDBFactory.prototype': 'databases',
  'Navigator.prototype': 'locks userAgentData share canShare connection deviceMemory scheduling',
  'Document.prototype': 'startViewTransition adoptedStyleSheets moveBefore',
  'Element.prototype': 'checkVisibility moveBefore getHTML setHTMLUnsafe ariaNotify currentCSSZoom',
  'HTMLElement.prototype': 'showPopover hidePopover togglePopover popover inert onbeforetoggle',
  'HTMLInputElement.prototype': 'showPicker',
  'HTMLSelectElement.prototype': 'showPicker',
  'HTMLDialogElement.prototype': 'requestClose closedBy',
  'CSSStyleSheet.prototype': 'replace replaceSync',
};

/** Removes the names of `newer` from the page, which simulates the oldest supported browsers. */
const inOldestBrowser = (page: Page) =>
  page.addInitScript((names) => {
    // All objects are read before any is deleted.
    const objects = Object.entries(names).map(
      ([name, keys]) => [new Function(`return ${name}`)() as object, keys.split(' ')] as const,
    );
    for (const [object, keys] of objects) for (const key of keys) Reflect.deleteProperty(object, key);
  }, newer);

test('a shopper searches, filters, fills the cart and pays in the oldest supported browser', async ({ page }) => {
  await inOldestBrowser(page);
  await storeBefore(page, { validkey: 'Asha' });
  await page.goto('/');
  const left = await page.evaluate(() => ['toSorted' in [], 'checkVisibility' in document.body, 'any' in AbortSignal]);
  expect(left).toEqual([false, false, false]);

  await test.step('search and filter', async () => {
    const field = page.getByRole('combobox', { name: /search/i });
    await field.fill('vitamin c 500mg');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Vitamin C');
    await field.press('Enter');
    await expect(page).toHaveURL('/medicines?q=vitamin+c+500mg');
    await page.getByLabel('Vitamins').check();
    await expect(page).toHaveURL('/medicines?q=vitamin+c+500mg&category=vitamins');
    await field.fill('neem face wsh');
    await field.press('Enter');
    await expect(cards(page).first()).toContainText('Face Wash');
  });

  await test.step('add, remove and undo', async () => {
    await cards(page).first().getByRole('button', { name: /^Add/ }).click();
    await expect(toastWith(page, 'Added successfully')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Total Products in Cart (1)');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(heading).toHaveText('Total Products in Cart (0)');
    await page.getByRole('main').getByRole('button', { name: /^Undo/ }).click();
    await expect(heading).toHaveText('Total Products in Cart (1)');
  });

  await test.step('pay', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    await page.getByRole('tab', { name: 'CARDS' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(toastWith(page, 'payment Successfull')).toBeVisible();
  });
});

test('dialogs and panels open, trap Tab and close in the oldest supported browser', async ({ page }) => {
  await inOldestBrowser(page);
  await page.goto('/abcd');
  await page.getByRole('button', { name: '+ Add New Member' }).click();
  // The role in an attribute excludes the native `dialog` that shows while the code of the drawer loads.
  const dialog = page.locator('[role=dialog]');
  const close = dialog.getByRole('button', { name: 'Close' });
  // The drawer moves the focus to its first field a frame after it is rendered.
  await expect(dialog.getByLabel('Patient name')).toBeFocused();
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(close).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  for (const name of ['My orders', 'Refill', 'Prescriptions', 'Messages', 'My data'])
    await test.step(name, async () => {
      const panel = await openPanel(page, name);
      await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
});

test.describe('in an unsupported browser', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every page shows a notice in both languages, and its links load as documents', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    const notice = 'This browser is too old to buy here.';
    await page.mainFrame().goto('/covid');
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText('यह ब्राउज़र यहाँ ख़रीदने के लिए बहुत पुराना है।')).toHaveAttribute('lang', 'hi');
    await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /today’s offers/ })
      .click();
    await page.mainFrame().waitForURL('/offers');
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/covid', '/offers']);
  });
});
