import type { Page } from 'playwright/test';
import { responsesOf } from './support/responses.ts';
import { expect, test } from './support/journey.ts';

// The pinned browser has no Devanagari font of its own, like some systems.

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

test('an English page loads no Devanagari font, and Hindi is readable as soon as its font has loaded, however late', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const fonts = await responsesOf(page, '*devanagari*.woff2');
  fonts.hold();
  await page.goto('/covid', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('woff2'))).not.toEqual([]);
  expect(fetched.filter((url) => url.includes('devanagari'))).toEqual([]);

  const language = page.getByRole('combobox', { name: /language/i });
  await language.selectOption('hi');
  await expect(page.locator('[lang=hi] h1')).toBeVisible();
  await page.waitForFunction(() => document.fonts.status === 'loading');
  expect(await fontsOf(page, '[lang=hi] h1')).not.toMatch(/Devanagari/);
  await fonts.letGo();
  await expect.poll(() => fontsOf(page, '[lang=hi] h1')).toMatch(/Devanagari/);
});
