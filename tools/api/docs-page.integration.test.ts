// Opens the page of the API in a browser: its requests, its policy, its sign-in, and its fit on a phone.
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMemberAt, asha, namesAt, useApi } from '../../apps/mock-server/test/api.ts';
import { sqliteEngine } from '../../apps/mock-server/test/engines.ts';
import { bearer, claims, unsigned } from '../../apps/mock-server/test/tokens.ts';
import { browserArgs } from '../browser-args.ts';
import { resolveChromium } from '../chromium.ts';

/** The background of the page in dark colours. */
const darkBackground = 'rgb(28, 32, 34)';

describe('the page of the API in a browser', () => {
  const api = useApi(sqliteEngine(), { IDENTITY_EMULATOR: 'true' });
  let browser: Browser;
  beforeAll(async () => {
    const { path: executablePath, env } = await resolveChromium();
    browser = await chromium.launch({ executablePath, args: browserArgs, env: { ...process.env, ...env } });
  });
  afterAll(() => browser?.close());

  /**
   * Runs the test with the opened page. Returns the origins of all requests, and what the console and the policy
   * report.
   */
  async function watched(url: string, check: (page: Page) => Promise<void>, options = {}) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const origins = new Set<string>();
    const reported: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:') origins.add(origin);
    });
    page.on('console', (message) => message.type() === 'error' && reported.push(message.text()));
    page.on('pageerror', (error) => reported.push(error.message));
    await page.goto(url);
    await page.getByRole('button', { name: 'GET /products Products, filtered' }).waitFor();
    await check(page);
    await context.close();
    return { origins: [...origins], reported };
  }

  it.each([
    ['the API', () => api.url],
    ['the shop', () => `${api.storefrontUrl}/api`],
  ])('sends a request to %s, which serves it, and to no other host', async (_server, place) => {
    const seen = await watched(`${place()}/docs`, async (page) => {
      expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual([
        'Niramaya API: read and try',
        'en-IN',
      ]);
      expect(await page.getByRole('main', { name: 'Niramaya API' }).count()).toBe(1);
      await page.getByRole('button', { name: 'GET /products Products, filtered' }).click();
      const answer = page.waitForResponse((response) => response.url().includes('/products?'));
      await page.getByRole('button', { name: 'Execute' }).click();
      expect((await answer).status()).toBe(200);
      await page.getByText(/x-total-count: \d+/).waitFor();
    });
    expect(seen).toEqual({ origins: [new URL(place()).origin], reported: [] });
  });

  it('sends the ID token that a reader has written under Authorize', async () => {
    const token = unsigned(claims({ sub: 'asha' }));
    await addMemberAt(api.url, asha, bearer(token));
    const { reported } = await watched(`${api.url}/docs`, async (page) => {
      await page.getByRole('button', { name: 'Authorize' }).first().click();
      const form = page.getByRole('dialog').or(page.locator('.modal-ux'));
      await form.getByRole('textbox').fill(token);
      await form.getByRole('button', { name: 'Apply credentials' }).click();
      await form.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('button', { name: "GET /consult The caller's" }).click();
      const answer = page.waitForResponse((response) => response.url().endsWith('/consult'));
      await page.getByRole('button', { name: 'Execute' }).click();
      expect(await (await answer).json()).toMatchObject([{ name: 'Asha' }]);
    });
    expect(reported).toEqual([]);
    expect(await namesAt(api.url)).not.toContain('Asha');
  });

  it('fits into 360 px in the dark colours of the system, with an open request', async () => {
    const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' };
    await watched(
      `${api.url}/docs`,
      async (page) => {
        await page.getByRole('button', { name: 'GET /products Products, filtered' }).click();
        await page.getByRole('button', { name: 'Execute' }).click();
        await page.getByText(/x-total-count: \d+/).waitFor();
        const colour = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
        expect(colour).toBe(darkBackground);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, 'px beyond the window').toBeLessThanOrEqual(0);
      },
      phone,
    );
  });
});
