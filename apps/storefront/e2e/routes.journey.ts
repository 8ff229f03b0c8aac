import { goTo } from './support/chunks.ts';
import { expect, test } from './support/journey.ts';
import { expectEntryOfOverlay } from './support/overlays.ts';

const screens = [
  ['ROUTE-01', '/', 'Everyday health, looked after'],
  ['ROUTE-02', '/login', 'Welcome back'],
  ['ROUTE-03', '/register', 'Create your account'],
  ['ROUTE-04', '/medicines', 'Medicines and health products'],
  ['ROUTE-05', '/medicinesdetails', 'No product is open here yet'],
  ['ROUTE-06', '/cart', 'Total Products in Cart (0)'],
  ['ROUTE-07', '/consultdoctor', 'Online doctor consultation with qualified doctors'],
  ['ROUTE-08', '/abcd', 'Patient details'],
  ['ROUTE-09', '/abcd/', 'Patient details'],
  ['ROUTE-10', '/symptoms', 'What is bothering you?'],
  ['ROUTE-11', '/doctor_final', 'Which doctor do you need?'],
  ['ROUTE-12', '/careplan', 'Niramaya Care Plan'],
  ['ROUTE-13', '/payment', 'Payment'],
  ['ROUTE-14', '/covid', 'Covid care at home'],
  ['ROUTE-15', '/offers', 'QUICK BUY! Get offers on medicines'],
  ['ROUTE-16', '/medi', 'Our Top Brands'],
] as const;

for (const [row, address, heading] of screens) {
  test(`[${row} SHELL-01] ${address} opens by address, in the shell, again after a reload, and Back leaves it`, async ({
    page,
  }) => {
    const before = address === '/covid' ? '/careplan' : '/covid';
    await page.goto(before);
    for (const open of [() => page.goto(address), () => page.reload()]) {
      const response = await open();
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Care/i);
  });
}

test.describe('outside the table', () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const [rows, address] of [
    ['ROUTE-17 SHELL-01', '/nothing-here'],
    ['ROUTE-05', '/medicinesdetails/1'],
    ['AMB-60 ROUTE-17', '/CART'],
    ['AMB-60 ROUTE-17', '/cart/CART'],
  ] as const)
    test(`[${rows}] ${address} shows the not-found screen in the shell, with status 404 and within the page`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      const message = page.getByText('Erro 404 Not found', { exact: true });
      await expect(message).toBeVisible();
      await expect(page).toHaveTitle('Page not found · Niramaya');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.goto('/covid');
      await goTo(page, address);
      await expect(message).toBeVisible();
    });
});

test('the menu of a phone leads to the lab tests and focuses their heading, from another screen and from home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/covid');
  const checkups = page.getByRole('heading', { name: 'Full body health checkups' });
  for (const screen of ['/covid', '/']) {
    if (screen === '/') await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lab tests' }).click();
    await expect(page).toHaveURL('/#lab-tests');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(checkups).toBeInViewport();
    await expect(checkups).toBeFocused();
  }
});

test('[SHELL-42 SHELL-43] the menu opens on a mobile and returns the focus, and Back leaves the page of its link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto('/covid');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectEntryOfOverlay(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Medicines', exact: true }).click();
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/covid');
});
