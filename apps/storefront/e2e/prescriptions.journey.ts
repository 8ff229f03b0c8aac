import { readFile } from 'node:fs/promises';
import { countCalls, expect, expectHydrated, storeBefore, test } from './support/journey.ts';
import { anOrder } from './support/stored.ts';

test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

test('a prescription is attached to a receipt at its full size, restored after a reload, and erased with My data', async ({
  page,
}) => {
  await storeBefore(page, anOrder);
  await page.goto('/covid');
  const calls = countCalls(page);
  const open = async (panel: string) => {
    const menu = page.getByRole('button', { name: 'Open the menu' });
    await expectHydrated(menu);
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: panel }).click();
    return page.getByRole('dialog');
  };

  await test.step('the receipt accepts an image of the device', async () => {
    const buffer = await page.screenshot({ type: 'jpeg', scale: 'device' });
    const orders = await open('My orders');
    await orders.getByRole('button', { name: 'Receipt of order NM-7K3F9Q' }).click();
    await orders.getByRole('button', { name: 'Attach a prescription' }).click();
    const coming = page.waitForEvent('filechooser');
    await orders.getByRole('button', { name: 'Choose a picture' }).click();
    await (await coming).setFiles({ name: 'prescription.jpg', mimeType: 'image/jpeg', buffer });
    await orders.getByRole('textbox', { name: /^Doctor/ }).fill('Dr. Asha Rao');
    await page.getByLabel(/^Date on the prescription/).fill('2026-01-12');
    await page.getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(orders.getByText('On this receipt: Dr. Asha Rao, 12 January 2026.')).toBeFocused();
  });

  await test.step('after a reload it is there, with every pixel of the original', async () => {
    await page.reload();
    const prescriptions = await open('Prescriptions');
    const picture = prescriptions.getByRole('img', { name: 'Prescription of Dr. Asha Rao, 12 January 2026' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([1080, 2340]);
    await page.keyboard.press('Escape');
    await expect(prescriptions).toBeHidden();
  });

  await test.step('My data counts it, downloads it in full, and erases it', async () => {
    await open('Saved, orders and My data');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^My data/ })
      .click();
    const data = page.getByRole('dialog', { name: 'My data' });
    const card = data.getByRole('article').filter({ hasText: 'Your prescriptions' });
    await expect(card).toContainText('Stays until it is erased · 1 kept');
    const coming = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Download a copy' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toMatch(/"doctor": "Dr\. Asha Rao"/);
    expect(file).toMatch(/"picture": "data:image\/jpeg;base64,[\w+/]{1000}/);
    await data.getByRole('button', { name: 'Erase everything' }).click();
    await data.getByRole('button', { name: 'Yes, erase' }).click();
    await expect(data.getByText(/^Everything was erased/)).toBeVisible();
    const names = () => page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
    await expect.poll(names).not.toContain('niramaya.prescriptions');
  });
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
});
