import { addMember, expect, expectHydrated, signUp, test } from './support/journey.ts';

test('[ROLE-02 ROLE-07] all signed-in users have the same controls: a name grants no rights', async ({ page }) => {
  // Toasts disappear with their buttons.
  const controls = page.locator(':is(a, button):not([data-scope=toast] *)');
  const controlsFor = async (name: string) => {
    await page.goto('/cart');
    await page.evaluate((stored) => localStorage.setItem('validkey', stored), name);
    const all: string[][] = [];
    for (const address of ['/cart', '/consultdoctor', '/careplan', '/payment']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
      // After hydration, some sections have more controls.
      await expectHydrated(controls);
      all.push(await controls.allTextContents());
    }
    return all;
  };
  const ofAShopper = await controlsFor('Asha');
  expect(ofAShopper[0]).toContain('Logout');
  expect(await controlsFor('admin')).toEqual(ofAShopper);
});

test.describe('a deleted account', () => {
  test.use({ expectedConsole: /the server responded with a status of 400/ });

  test('[AMB-18 IDENTITY-29] its session ends, with a link to sign in again, and the next guest sees none of its data', async ({
    page,
  }) => {
    await page.goto('/abcd');
    await addMember(page, 'Patient Of A Guest');
    const shopper = await signUp(page);
    await page.goto('/abcd');
    await expect(page.getByRole('banner').getByText(shopper.username)).toBeVisible();
    await addMember(page, 'Patient Of Asha');

    const idToken = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser')) ?? '';
      const stored = localStorage.getItem(key) ?? '{}';
      return (JSON.parse(stored) as { stsTokenManager?: { accessToken?: string } }).stsTokenManager?.accessToken;
    });
    const gone = await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:delete?key=demo-niramaya', {
      data: { idToken },
    });
    expect(gone.status()).toBe(200);
    await page.reload();

    const notice = page.getByRole('status', { name: 'You have been signed out' });
    await expect(notice).toContainText('The sign-in service no longer accepts this session.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Patient Of Asha')).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: 'Patient Of A Guest' })).toBeVisible();
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /^(validkey|firebase)/.test(key))).toEqual([]);
    await notice.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login');
    await expect(notice).toHaveCount(0);
  });
});
