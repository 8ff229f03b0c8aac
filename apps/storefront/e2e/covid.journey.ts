import { saveData } from './support/chunks.ts';
import { expect, expectHydrated, test } from './support/journey.ts';

test('[COVID-11] a click on an e-book downloads, requests and opens nothing', async ({ page }) => {
  // Without Save-Data, the page would request further chunks once it is idle.
  await saveData(page);
  await page.goto('/covid');
  const books = page.getByRole('region', { name: 'E-books' }).getByRole('button');
  await expectHydrated(books);
  await books.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const address = page.url();
  const events: string[] = [];
  page.on('download', (download) => events.push(`download ${download.url()}`));
  page.on('request', (request) => events.push(`request ${request.url()}`));
  page.on('popup', (popup) => events.push(`popup ${popup.url()}`));
  // The shop stores the scroll position in the history entry, which is a navigation to the same address. A reload would
  // also be a request.
  page.on('framenavigated', (frame) => {
    if (frame.url() !== address) events.push(`navigation ${frame.url()}`);
  });
  await expect(books).toHaveCount(2);
  // The buttons are marked as disabled for assistive technology, but a pointer reaches them.
  for (const book of await books.all()) await book.click({ force: true });
  // A download, a pop-up or a navigation of the clicks comes before the response to this request.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(events).toEqual([`request ${new URL('/robots.txt', page.url()).href}`]);
});
