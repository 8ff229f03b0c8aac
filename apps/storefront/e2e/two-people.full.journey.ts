import type { Page } from 'playwright/test';
import {
  addMember,
  expect,
  expectHydrated,
  login,
  register,
  signUp,
  test,
  toastWith,
  type Shopper,
} from './support/journey.ts';

async function signIn(page: Page, shopper: Shopper) {
  await login(page, shopper);
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByText(shopper.username, { exact: true })).toBeVisible();
}

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
const family = (page: Page) => page.getByRole('group', { name: 'Your family' });

/** Records whether a guest is shown the text. */
const watchFor = (page: Page, secret: string) =>
  page.evaluate((text) => {
    const glimpses: string[] = [];
    const look = () => {
      const isGuest = document.querySelector('header a[href="/login"]') !== null;
      if (isGuest && document.body.textContent.includes(text)) glimpses.push(text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { glimpses });
  }, secret);
const glimpses = (page: Page) => page.evaluate(() => (window as unknown as { glimpses: string[] }).glimpses);

test('[STATE-14 API-20 ROLE-03] a log-out removes the data of one person from every tab, and the next sees only theirs', async ({
  page,
  context,
}) => {
  const asha = await register(page);
  const ravi = await register(page);
  await signIn(page, asha);
  await page.goto('/abcd');
  await addMember(page, 'Secret Of Asha');
  await page.getByRole('textbox', { name: 'Patient phone number' }).fill('98765 43210');
  await page.getByRole('button', { name: 'Video' }).click();

  const other = await context.newPage();
  await other.goto('/abcd');
  await expect(other.getByRole('rowheader', { name: 'Secret Of Asha' })).toBeVisible();
  await other.getByRole('button', { name: '+ Add New Member' }).click();
  await other.getByRole('dialog').getByLabel(/name/i).fill('Draft Of Asha');
  await other.keyboard.press('Escape');

  await test.step('the first person logs out, and none of her data is left in either tab', async () => {
    await logout(page);
    await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
    for (const tab of [page, other]) {
      await expect(tab.getByText('Secret Of Asha')).toHaveCount(0);
      await expect(family(tab)).toContainText('Nobody is on your list yet');
      await expect(tab.getByRole('textbox', { name: 'Patient phone number' })).toHaveValue('');
      await expect(tab.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'false');
    }
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['niramaya.messages']);
    await other.getByRole('button', { name: '+ Add New Member' }).click();
    await expect(other.getByRole('dialog').getByLabel(/name/i)).toHaveValue('');
    await other.keyboard.press('Escape');
  });

  await test.step('a guest adds a member, and the next signed-in user does not see it', async () => {
    await addMember(other, 'Secret Of A Guest');
    await signIn(page, ravi);
    await expect(other.getByRole('banner').getByText('Asha', { exact: true })).toBeVisible();
    await expect(family(other)).toContainText('Nobody is on your list yet');
    await addMember(other, 'Secret Of Ravi');
  });

  await test.step('the first person signs in again in one tab, while the other shows the second', async () => {
    await watchFor(other, 'Secret Of Ravi');
    await logout(page);
    await expect(other.getByRole('rowheader', { name: 'Secret Of A Guest' })).toBeVisible();
    expect(await glimpses(other)).toEqual([]);
    await signIn(page, asha);
    await expect(other.getByRole('rowheader', { name: 'Secret Of Asha' })).toBeVisible();
    await expect(other.getByText('Secret Of Ravi')).toHaveCount(0);
    await page.goto('/abcd');
    await expect(page.getByRole('rowheader', { name: 'Secret Of Asha' })).toBeVisible();
    await expect(page.getByText('Secret Of Ravi')).toHaveCount(0);
  });
});

test('Back restores nothing after a log-out, in the same document or in another', async ({ page }) => {
  await signUp(page);
  await page.goto('/abcd');
  await addMember(page, 'Secret Of Asha');
  await page.getByRole('main').getByRole('link', { name: 'Proceed' }).click();
  await page.waitForURL('/symptoms');
  await logout(page);
  await watchFor(page, 'Secret Of Asha');
  await page.goBack();
  await page.waitForURL('/abcd');
  await expect(family(page)).toContainText('Nobody is on your list yet');
  expect(await glimpses(page)).toEqual([]);
  await page.goto('/offers');
  await page.goBack();
  await expect(family(page)).toContainText('Nobody is on your list yet');
});

test('a tab that was at another address shows nothing of the person before, to an account or to a guest', async ({
  page,
  context,
}) => {
  const asha = await register(page);
  const ravi = await register(page);
  await signIn(page, asha);
  const away = await context.newPage();
  const phone = away.getByRole('textbox', { name: 'Patient phone number' });
  const cough = away.getByRole('button', { name: 'Cough' });
  await away.goto('/symptoms');
  await expectHydrated(cough);
  await cough.click();
  await expect(cough).toHaveAttribute('aria-pressed', 'true');
  await away.goto('/abcd');
  await expectHydrated(phone);
  await addMember(away, 'Secret Of Asha');
  await away.getByRole('radio', { name: /Secret Of Asha/ }).check();
  await phone.fill('98765 43210');
  await expect
    .poll(() => away.evaluate(() => Object.keys(sessionStorage).sort()))
    .toEqual(expect.arrayContaining(['niramaya.patient', 'niramaya.patient_phone', 'niramaya.symptoms']));
  await away.goto('about:blank');

  const expectNothingOfAsha = async () => {
    await expect(family(away)).toContainText('Nobody is on your list yet');
    await expect(phone).toHaveValue('');
    await expect(away.getByRole('radio', { checked: true })).toHaveCount(0);
    const kept = await away.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
    expect(kept).not.toMatch(/98765|Cough|Secret Of Asha|User added Successfully/);
    await away.goto('/symptoms');
    await expect(cough).toHaveAttribute('aria-pressed', 'false');
  };

  await test.step('another account is logged in', async () => {
    await logout(page);
    await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
    await signIn(page, ravi);
    await away.goBack();
    await away.waitForURL('/abcd');
    await expect(away.getByRole('banner').getByText(ravi.username, { exact: true })).toBeVisible();
    await expectNothingOfAsha();
  });

  await test.step('a guest goes Back', async () => {
    await logout(page);
    await expect(away.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await away.goBack();
    await away.waitForURL('/abcd');
    await expectNothingOfAsha();
  });
});
