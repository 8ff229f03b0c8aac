import { expect, test } from 'playwright/test';
import { entries } from './built';

/** All docs pages in the full tier, and every fourth in the quick one. */
const docs = entries
  .filter(({ type }) => type === 'docs')
  .filter((_entry, index) => process.env.TEST_TIER === 'full' || index % 4 === 0);

const seen = new Set<string>();
/** The first story of each library. */
const stories = entries.filter(({ type, importPath }) => {
  const library = importPath.split('/', 3).join('/');
  return type === 'story' && !seen.has(library) && seen.add(library);
});

for (const { id, type } of [...docs, ...stories]) {
  test(`${id} renders without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Stories about missing pictures request pictures that do not exist.
      if (message.type() === 'error' && !message.location().url.includes('/pictures/')) errors.push(message.text());
    });
    // Embedded stories do not run their play functions.
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=${type}&embed=true`);
    const root = page.locator(type === 'docs' ? '#storybook-docs h1' : '#storybook-root > *').first();
    await expect(root).toBeAttached();
    // A story on a docs page that renders nothing leaves its element `…-inner` empty.
    await expect(page.locator('[data-story-block] [id$="-inner"]:empty')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainClass('sb-show-errordisplay');
    // A docs page shows the error of a story in a `pre` in the place of the story.
    await expect(page.locator('[data-story-block] > pre')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (type === 'docs') expect(overflow, 'px beyond the window').toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

test('the page of the requirements finds a row by its id, and says how many tests are known', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=start-here-requirements-and-tests--docs&viewMode=docs`);
  await expect(page.getByRole('status')).toHaveText('766 of 766 rows are shown.');
  await page.getByRole('searchbox', { name: 'Search for an id, a word or a test' }).fill('VALID-18');
  await expect(page.getByRole('status')).toHaveText('1 of 766 rows are shown.');
  const row = page.getByRole('row', { name: /^VALID-18 / });
  await expect(row.getByText('Please Login first ')).toBeVisible();
  await expect(page.getByText(/^The tests are not known: run npm test|^641 requirements: /)).toBeVisible();
});
