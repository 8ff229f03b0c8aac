import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly importPath: string;
}

const index = readFileSync('storybook-static/index.json', 'utf8');
const entries = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries);
const docs = entries
  .filter(({ type }) => type === 'docs')
  .filter((_entry, index) => process.env.TEST_TIER === 'full' || index % 4 === 0);

const seen = new Set<string>();
const stories = entries.filter(({ type, importPath }) => {
  const library = importPath.split('/', 3).join('/');
  return type === 'story' && !seen.has(library) && seen.add(library);
});

for (const { id, type } of [...docs, ...stories]) {
  test(`${id} renders without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Stories of missing pictures fail these requests.
      if (message.type() === 'error' && !message.location().url.includes('/pictures/')) errors.push(message.text());
    });
    // An embedded story does not play.
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=${type}&embed=true`);
    const root = page.locator(type === 'docs' ? '#storybook-docs h1' : '#storybook-root > *').first();
    await expect(root).toBeAttached();
    await expect(page.locator('[data-story-block] [id$="-inner"]:empty')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainClass('sb-show-errordisplay');
    await expect(page.locator('[data-story-block] > pre')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (type === 'docs') expect(overflow, 'px beyond the window').toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}
