import type { Page } from 'playwright/test';
import { answersOf } from './support/answers.ts';
import { expect, expectHydrated, test } from './support/journey.ts';

// The pinned browser has no Devanagari font of its own, like some systems.

/** Returns the fonts with which the browser has painted the text of an element. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

test('Hindi can be read as soon as its font has come, however late, without another page', async ({ page }) => {
  const fonts = await answersOf(page, '*devanagari*.woff2');
  fonts.hold();
  await page.goto('/covid');
  const language = page.getByRole('combobox', { name: /language/i });
  // A choice before hydration is lost.
  await expectHydrated(language);
  await language.selectOption('hi');
  const heading = page.locator('[lang=hi] h1');
  await expect(heading).toBeVisible();
  // As long as an optional font may take to load.
  await page.waitForFunction(() => document.fonts.status === 'loading');
  expect(await fontsOf(page, '[lang=hi] h1')).not.toMatch(/Devanagari/);
  await fonts.letGo();
  await expect.poll(() => fontsOf(page, '[lang=hi] h1')).toMatch(/Devanagari/);
});

test('[CONSULT-20] the name of a member that is written in Hindi can be read as soon as its font has come', async ({
  page,
}) => {
  const members = [{ id: 1, name: 'मीरा अय्यर', age: '34', gender: 'female' }];
  await page.route('**/api/consult', (route) => route.fulfill({ json: members }));
  const fonts = await answersOf(page, '*devanagari*.woff2');
  fonts.hold();
  await page.goto('/abcd');
  await expect(page.getByRole('rowheader', { name: 'मीरा अय्यर' })).toBeVisible();
  // As long as an optional font may take to load.
  await page.waitForFunction(() => document.fonts.status === 'loading');
  expect(await fontsOf(page, 'main tbody th span')).not.toMatch(/Devanagari/);
  await fonts.letGo();
  await expect.poll(() => fontsOf(page, 'main tbody th span')).toMatch(/Devanagari/);
});

test('a page in English asks for no Devanagari font', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/covid', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('woff2'))).not.toEqual([]);
  expect(asked.filter((url) => url.includes('devanagari'))).toEqual([]);
});
