import { expect, test } from './support/journey.ts';

test('the page of the API calls the API of its own server, and no other host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs');
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  await page.getByRole('button', { name: 'GET /products Products,' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText(/\/api\/products\?_page=1&_limit=10/).first()).toBeVisible();
  await expect(page.getByText('x-total-count: 300')).toBeVisible();

  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});
