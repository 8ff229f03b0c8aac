import { expect, test } from './support/journey.ts';

// With data saving on, nothing is loaded before it is needed. A part below the first screenful waits until it is
// visible.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.setViewportSize({ width: 412, height: 823 });
});

test('the footer of a prerendered page can be read before its code has come, which comes when it is in sight', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const came = () => scripts.some((url) => /\/Footer-/.test(url));
  await page.goto('/medicines', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  const written = await footer.innerText();
  expect(written).toContain('© 2023');
  expect(came()).toBe(false);

  await footer.scrollIntoViewIfNeeded();
  await expect.poll(came).toBe(true);
  await expect(footer).toHaveText(written, { useInnerText: true });

  await test.step('its links then lead on within the page', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await footer.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/medicines$/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('a change of the address that reaches the footer before its code leaves it as it is', async ({ page }) => {
  await page.goto('/medicines', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  const written = await footer.innerText();
  await page.getByRole('button', { name: 'Nutrition' }).first().click();
  await expect(page).toHaveURL(/category=/);
  await expect(footer).toHaveText(written, { useInnerText: true });
});
