import {
  addMember,
  expect,
  expectHydrated,
  login,
  sendRegistration,
  signUp,
  test,
  toastWith,
} from './support/journey.ts';

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

test.describe('an account that its shopper deletes', () => {
  test.use({ expectedConsole: /the server responded with a status of 400/ });

  test('[AMB-65] goes with its members and records, in every tab; its e-mail opens nothing, and a new account nothing of it', async ({
    page,
    context,
  }) => {
    const shopper = await signUp(page);
    await page.goto('/abcd');
    await addMember(page, 'Patient Of Asha');
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser')) ?? '';
      const { uid } = JSON.parse(localStorage.getItem(key) ?? '{}') as { uid: string };
      const order = { placedAtMs: Date.now(), planRupees: 275, totalRupees: 275, lines: [] };
      const items = [
        { ...order, id: 'NM-HERS22', by: 'Asha', account: uid },
        { ...order, id: 'NM-GUEST2', by: '', account: '' },
      ];
      localStorage.setItem('niramaya.orders', JSON.stringify({ v: 1, items }));
    });
    const other = await context.newPage();
    await other.goto('/abcd');
    await expect(other.getByRole('rowheader', { name: 'Patient Of Asha' })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('button', { name: 'My data' }).click();
    const sheet = page.getByRole('dialog', { name: 'My data' });
    const open = sheet.getByRole('button', { name: 'Delete my account' });
    const asked = page.getByRole('dialog', { name: 'Delete my account?' });

    await test.step('Escape keeps the account and returns the focus; a wrong password deletes nothing', async () => {
      await open.click();
      // Before the question is there, Escape belongs to the panel.
      await expect(asked).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
      await expect(open).toBeFocused();
      await page.keyboard.press('Enter');
      await asked.getByLabel(/^Your password/).fill('wrong horse');
      await page.keyboard.press('Enter');
      await expect(asked.getByText('The password is not right, so nothing was deleted. Type it again.')).toBeVisible();
    });

    await test.step('the right password deletes it, and the outcome is announced', async () => {
      await asked.getByLabel(/^Your password/).fill(shopper.password);
      await page.keyboard.press('Enter');
      const status = sheet.getByText(/^Your account and your family list were deleted/);
      await expect(status).toBeFocused();
      await expect(open).toHaveCount(0);
      await expect(page.getByRole('status', { name: 'You have been logged out' })).toHaveCount(0);
      const orders = await page.evaluate(() => localStorage.getItem('niramaya.orders'));
      expect(orders).toContain('NM-GUEST2');
      expect(orders).not.toContain('NM-HERS22');
      await page.keyboard.press('Escape');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
        await expect(tab.getByText('Patient Of Asha')).toHaveCount(0);
      }
    });

    await test.step('a log-in is refused as for an unknown address', async () => {
      await login(page, shopper);
      await expect(toastWith(page, 'Firebase: Error (auth/invalid-credential).')).toBeVisible();
    });

    await test.step('a new account with the same address has an empty family list', async () => {
      await sendRegistration(page, shopper);
      await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
      await login(page, shopper);
      await page.waitForURL('/');
      await page.goto('/abcd');
      await expect(page.getByRole('group', { name: 'Your family' })).toContainText('Nobody is on your list yet');
    });
  });
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

    const notice = page.getByRole('status', { name: 'You have been logged out' });
    await expect(notice).toContainText('Your login has ended.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Patient Of Asha')).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: 'Patient Of A Guest' })).toBeVisible();
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /^(validkey|firebase)/.test(key))).toEqual([]);
    await notice.getByRole('link', { name: 'Log in again' }).click();
    await expect(page).toHaveURL('/login');
    await expect(notice).toHaveCount(0);
  });
});
