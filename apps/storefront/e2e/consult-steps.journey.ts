import type { Page } from 'playwright/test';
import { unfold } from './support/footer.ts';
import { expect, test } from './support/journey.ts';
import { expectSteady, watchShifts } from './support/shifts.ts';

const bar = (page: Page) => page.getByRole('list', { name: 'Steps of your consultation' });
const expectStep = (page: Page, name: string) =>
  expect(bar(page).locator('[aria-current=step]')).toHaveText(new RegExp(`\\d${name}$`));
const goOn = (page: Page, link: string) => page.getByRole('main').getByRole('link', { name: link }).click();

/** Goes to the payment from the last step of the consultation that is a screen of its own. */
async function goToPayment(page: Page) {
  await goOn(page, 'Proceed');
  await page.waitForURL('/careplan');
  await expectStep(page, 'Care plan');
  await goOn(page, 'Pay Now');
  await page.waitForURL('/payment');
  await expectStep(page, 'Payment');
}

for (const width of [360, 1280])
  test(`[STATE-39] the five steps stay in sight to the end for anyone who comes from the consultation, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    await page.goto('/doctor_final');
    await goToPayment(page);

    await test.step('Back and Forward keep them', async () => {
      await page.goBack();
      await page.waitForURL('/careplan');
      await expectStep(page, 'Care plan');
      await page.goForward();
      await page.waitForURL('/payment');
      await expectStep(page, 'Payment');
    });
    await test.step('a reload keeps them, and nothing moves', async () => {
      await page.reload();
      await expectStep(page, 'Payment');
      await expectSteady(page, 'the payment is there again');
      await page.goBack();
      await page.waitForURL('/careplan');
      await page.reload();
      await expectStep(page, 'Care plan');
      await expectSteady(page, 'the care plan is there again');
    });
    await test.step('in another way there are none', async () => {
      await unfold(page, 'Our services');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Care plan' }).click();
      await expect(bar(page)).toHaveCount(0);
      await goOn(page, 'Pay Now');
      await page.waitForURL('/payment');
      await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      for (const address of ['/careplan', '/payment']) {
        await page.goto(address);
        await expect(bar(page)).toHaveCount(0);
        await expectSteady(page, `${address} is open`);
      }
    });
  });
