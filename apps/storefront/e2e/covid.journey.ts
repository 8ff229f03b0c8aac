import { expect, test } from './support/journey.ts';

test('[COVID-11] a click on an e-book downloads, requests and opens nothing', async ({ page }) => {
  await page.goto('/covid');
  const books = page.getByRole('region', { name: 'E-books' }).getByRole('button');
  await books.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const events: string[] = [];
  page.on('download', (download) => events.push(`download ${download.url()}`));
  page.on('request', (request) => events.push(`request ${request.url()}`));
  page.on('popup', (popup) => events.push(`popup ${popup.url()}`));
  page.on('framenavigated', (frame) => events.push(`navigation ${frame.url()}`));
  await expect(books).toHaveCount(2);
  // The buttons are marked as disabled for assistive technology, but a pointer reaches them.
  for (const book of await books.all()) await book.click({ force: true });
  // A download, a pop-up or a navigation of the clicks comes before the response to this request.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(events).toEqual([`request ${new URL('/robots.txt', page.url()).href}`]);
});
