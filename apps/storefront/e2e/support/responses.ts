import { expect, type Page } from 'playwright/test';

/** Holds or fails responses by the browser's protocol, because `page.route` switches its cache off. */
export async function responsesOf(page: Page, pattern: string) {
  let manner: 'open' | 'held' | 'failing' = 'open';
  const held: string[] = [];
  const session = await page.context().newCDPSession(page);
  // A page that closes ends its session, and with it the requests that wait.
  const letThrough = (requestId: string) => session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (manner === 'held') held.push(requestId);
    else if (manner === 'failing') void session.send('Fetch.fulfillRequest', { requestId, responseCode: 500 });
    else void letThrough(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return {
    hold: () => {
      manner = 'held';
    },
    fail: () => {
      manner = 'failing';
    },
    letGo: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      manner = 'open';
      await Promise.all(held.splice(0).map(letThrough));
    },
  };
}
