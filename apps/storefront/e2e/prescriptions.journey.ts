import { readFile } from 'node:fs/promises';
import { aVisitor, countCalls, expect, expectHydrated, login, register, storeBefore, test } from './support/journey.ts';
import type { Page } from 'playwright/test';

const line = {
  image: '/api/pictures/1.svg',
  title: 'Calmag D3 500 mg Tablet, Strip of 15',
  price: 200,
  discountedPrice: 180,
  quantity: 2,
};
const order = { id: 'NM-7K3F9Q', by: '', account: '', planRupees: 0, totalRupees: 360, lines: [line] };
const orders = () => JSON.stringify({ v: 1, items: [{ ...order, placedAtMs: Date.now() - 86_400_000 }] });

/** A screenshot of the shop itself: a real picture, larger than what is stored. */
const aPicture = async (page: Page) => ({
  name: 'prescription.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', scale: 'device' }),
});

/** Chooses a picture as a shopper does: clicks the button and picks one of the device. */
async function choose(page: Page, button: string) {
  const picture = await aPicture(page);
  const coming = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: button }).press('Enter');
  await (await coming).setFiles(picture);
}

async function name(page: Page, doctor: string, day: string) {
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Doctor/ })
    .fill(doctor);
  await page.getByLabel(/^Date on the prescription/).fill(day);
  await page.getByRole('button', { name: 'Keep it on this device' }).press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

  test('a prescription is photographed, found again after a reload, put on a receipt, and erased with My data', async ({
    page,
  }) => {
    await storeBefore(page, { 'niramaya.orders': orders() });
    await page.goto('/covid');
    const calls = countCalls(page);
    const panel = page.getByRole('dialog', { name: 'Prescriptions' });
    const open = async () => {
      const menu = page.getByRole('button', { name: 'Open the menu' });
      await expectHydrated(menu);
      await menu.press('Enter');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Prescriptions' }).press('Enter');
    };

    await test.step('by the keys it is photographed, named and kept', async () => {
      await open();
      await expect(panel.getByRole('heading', { name: 'No prescriptions yet' })).toBeVisible();
      await choose(page, 'Take a photograph');
      await name(page, 'Dr. Asha Rao', '2026-01-12');
      await expect(panel.getByText('Kept on this device: Dr. Asha Rao, 12 January 2026.')).toBeFocused();
    });

    await test.step('after a reload it is there, smaller than it came', async () => {
      await page.reload();
      await open();
      const picture = panel.getByRole('img', { name: 'Prescription of Dr. Asha Rao, 12 January 2026' });
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
        .toEqual([923, 2000]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });

    await test.step('it is put on the receipt of an order, and printed with it', async () => {
      await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'My orders' }).press('Enter');
      const sheet = page.getByRole('dialog', { name: 'My orders' });
      await sheet.getByRole('button', { name: 'Receipt of order NM-7K3F9Q' }).press('Enter');
      await sheet.getByRole('button', { name: 'Attach a prescription' }).press('Enter');
      await sheet
        .getByRole('list', { name: 'Which one?' })
        .getByRole('button', { name: 'Dr. Asha Rao, 12 January 2026' })
        .press('Enter');
      await expect(sheet.getByText('On this receipt: Dr. Asha Rao, 12 January 2026.')).toBeFocused();
      await expect(sheet.getByRole('definition').last()).toHaveText('Dr. Asha Rao, 12 January 2026');
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByRole('img', { name: 'Prescription of Dr. Asha Rao, 12 January 2026' }).filter({ visible: true }),
      ).toHaveCount(1);
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
    });

    await test.step('My data counts it, hands it out whole, and erases it', async () => {
      await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: 'Yours on this device' })
        .press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^My data/ })
        .press('Enter');
      const data = page.getByRole('dialog', { name: 'My data' });
      const card = data.getByRole('article').filter({ hasText: 'Your prescriptions' });
      await expect(card).toContainText('niramaya.prescriptions · Database · 1 kept');
      const coming = page.waitForEvent('download');
      await data.getByRole('button', { name: 'Download as JSON' }).press('Enter');
      const file = await readFile(await (await coming).path(), 'utf8');
      expect(file).toMatch(/"doctor": "Dr\. Asha Rao"/);
      expect(file).toMatch(/"picture": "data:image\/jpeg;base64,[\w+/]{1000}/);
      await data.getByRole('button', { name: 'Erase everything' }).press('Enter');
      await data.getByRole('button', { name: 'Yes, erase' }).press('Enter');
      await expect(data.getByText(/^Everything was erased/)).toBeVisible();
      const names = () => page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
      await expect.poll(names).not.toContain('niramaya.prescriptions');
    });
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });
});

test('a receipt takes a new picture in place, and nobody else of the device is shown it', async ({ page }) => {
  const visitor = aVisitor();
  await storeBefore(page, { 'niramaya.orders': orders() });
  await register(page, visitor);
  await expect(page.getByText('Account created successfully !').first()).toBeVisible();
  await login(page, visitor);
  await page.waitForURL('/');
  await page.goto('/covid');
  const bar = page.getByRole('banner');
  const receipt = async () => {
    const account = bar.getByRole('button', { name: 'Yours on this device' });
    await expectHydrated(account);
    await account.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^My orders/ })
      .press('Enter');
    await page.getByRole('button', { name: 'Receipt of order NM-7K3F9Q' }).press('Enter');
  };

  await receipt();
  await page.getByRole('button', { name: 'Attach a prescription' }).press('Enter');
  await choose(page, 'Choose a picture');
  await name(page, 'Dr. Meera Iyer', '2025-12-02');
  await expect(page.getByText('On this receipt: Dr. Meera Iyer, 2 December 2025.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  await receipt();
  await expect(page.getByRole('button', { name: 'Attach a prescription' })).toBeVisible();
  await expect(page.getByText('Dr. Meera Iyer')).toHaveCount(0);
});
