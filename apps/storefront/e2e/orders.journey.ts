import { countCalls, expect, storeBefore, test } from './support/journey.ts';
import { expectEntryOfPage } from './support/overlays.ts';
import { aLine } from './support/stored.ts';

const line = { ...aLine('Calmag D3 500 mg Tablet, Strip of 15'), discountedPrice: 180 };
const inCart = { cart_data: JSON.stringify([line]) };

test('[CART-12 AMB-35] a parcel for the typed address becomes an order with a receipt, and only a confirmation orders again', async ({
  page,
}) => {
  await storeBefore(page, inCart);
  await page.goto('/cart');
  const calls = countCalls(page);
  const deliverTo = page.getByRole('region', { name: 'Deliver to' });
  const confirmation = page.getByRole('region', { name: 'After your payment' });

  await test.step('the address is typed once, and survives a reload', async () => {
    await page.getByRole('button', { name: 'Add a delivery address' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /^Full name/ }).fill('Asha Rao');
    await form.getByRole('textbox', { name: /^Address/ }).fill('12, MG Road, Bengaluru');
    await form.getByRole('textbox', { name: /^PIN code/ }).fill('560 001');
    await form.getByRole('textbox', { name: /^Mobile number/ }).fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form).toBeHidden();
    await expectEntryOfPage(page);
    await page.reload();
    await expect(deliverTo).toContainText('12, MG Road, Bengaluru 560001');
  });

  await test.step('home shows the order and its receipt, also after a reload', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    await page.getByRole('tab', { name: 'CARDS' }).click();
    await page.getByRole('checkbox', { name: 'Add the care plan for members' }).check();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL('/');
    await expect(confirmation).toContainText('The boxes for the care plan and the coins are examples');
    await expect(confirmation.getByRole('definition')).toContainText([/^NM-\w{6}$/, '₹360.00 by Card', 'Calmag D3']);
    await page.reload();
    await expect(confirmation).toContainText(/Expected between \w{3}, \d+ \w+ and/);
    await confirmation.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('dialog').getByRole('definition')).toContainText([
      'Asha Rao, 12, MG Road, Bengaluru 560001, phone 9876543210',
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // Without the wait, the history entry of the closed overlay would end the navigation that follows.
    await expectEntryOfPage(page);
  });

  await test.step('ordering again after Back needs confirmation, and See that order opens it on the home screen', async () => {
    await page.goBack();
    await page.waitForURL('/payment');
    await page.getByRole('tab', { name: 'CARDS' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You paid for this on' })).toBeVisible();
    await page.getByRole('button', { name: 'See that order' }).click();
    await page.waitForURL('/');
    await confirmation.getByRole('button', { name: 'My orders' }).click();
    const orders = page.getByRole('dialog', { name: 'My orders' });
    await expect(orders.getByRole('article')).toHaveCount(1);
    // The policy is over the panel, which is still open once the policy is closed.
    await orders.getByRole('button', { name: 'Returns and refunds' }).click();
    const policy = page.getByRole('dialog', { name: 'Returns and refunds' });
    await expect(policy).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(policy).toBeHidden();
    await expect(orders).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectEntryOfPage(page);
    await expect(confirmation).toBeVisible();
  });

  await test.step('home no longer confirms it once the shopper has gone on and comes back', async () => {
    await page
      .getByRole('navigation', { name: 'What we do for you' })
      .getByRole('link', { name: /^Care plan/i })
      .click();
    await page.waitForURL('/careplan');
    await page.goBack();
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(confirmation).toHaveCount(0);
  });
  expect(calls.filter((call) => !call.startsWith('GET /medi'))).toEqual([]);
});
