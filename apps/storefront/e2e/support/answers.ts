import { expect, type Page } from 'playwright/test';

/**
 * Every answer from an address: let through, kept back until it is let go, or spoiled. Straight from the browser, because
 * `page.route` switches its cache off, and fonts that come anew with each page are not what is looked at here.
 * @param pattern `*` stands for anything
 */
export async function answersOf(page: Page, pattern: string) {
  let manner: 'open' | 'held' | 'failing' = 'open';
  const held: string[] = [];
  const session = await page.context().newCDPSession(page);
  const letThrough = (requestId: string) => session.send('Fetch.continueRequest', { requestId });
  const spoil = (requestId: string) => session.send('Fetch.fulfillRequest', { requestId, responseCode: 500 });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (manner === 'held') held.push(requestId);
    else if (manner === 'failing') void spoil(requestId);
    else void letThrough(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  const change = async (next: 'open' | 'failing', answer: (requestId: string) => Promise<unknown>) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    manner = next;
    await Promise.all(held.splice(0).map(answer));
  };
  return {
    hold: () => {
      manner = 'held';
    },
    fail: () => {
      manner = 'failing';
    },
    letGo: () => change('open', letThrough),
    spoilHeld: () => change('failing', spoil),
  };
}
