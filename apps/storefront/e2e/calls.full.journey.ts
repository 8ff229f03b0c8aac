import { paths, type Path } from '@niramaya/contract';
import { countCalls, expect, test } from './support/journey.ts';

test('[CONST-04 API-18 API-25 ROLE-09] each screen makes the calls of the requirements, and no other', async ({
  page,
}) => {
  const expected: Partial<Record<Path, string[]>> = {
    '/': ['GET /medi'],
    '/medicines': ['GET /products?_page=1&_limit=10'],
    '/abcd': ['GET /consult'],
    '/offers': ['GET /offers'],
    '/medi': ['GET /medi'],
  };
  for (const address of Object.values(paths)) {
    const calls = expected[address] ?? [];
    const seen = countCalls(page);
    await page.goto(address);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => seen.length, { message: address }).toBe(calls.length);
    await page.waitForLoadState('networkidle');
    expect(seen, address).toEqual(calls);
    expect(new URL(page.url()).pathname).toBe(address);
    page.removeAllListeners('request');
  }
});
