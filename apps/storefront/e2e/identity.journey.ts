import {
  addMember,
  aShopper,
  countCalls,
  expect,
  expectHydrated,
  login,
  register,
  signUp,
  test,
  toastWith,
} from './support/journey.ts';

test.describe('rejections', () => {
  test.use({ expectedConsole: /the server responded with a status of 400/ });

  test('[STATE-23 ERROR-09] a wrong password shows the message of the provider, and the visitor stays a guest', async ({
    page,
  }) => {
    const shopper = aShopper();
    await register(page, shopper);
    await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
    await login(page, { ...shopper, password: 'something else' });
    await expect(page.getByText(/auth\//).first()).toBeVisible();
    await expect(page.getByText('The email or password is incorrect. Check both and try again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBeNull();
  });
});

test('[VALID-06 VALID-07 VALID-08 VALID-09] different passwords show a dark toast at the top for 3000 ms and send nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/register');
  const calls = countCalls(page);
  for (const name of ['username', 'password', 'confirmpassword']) await page.locator(`input[name=${name}]`).fill(name);
  await page.locator('input[name=email]').fill('asha@example.com');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('button', { name: 'Register' }).click();
  const toast = page.locator('[data-scope=toast][data-part=root]', { hasText: 'Wrong Password' });
  await expect(toast).toBeVisible();
  // A pointer on a toast would pause its timer.
  await page.mouse.move(640, 890);

  const { x, y, width, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThan(200);
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(40);
  const ground = await toast.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []);
  expect(ground).toHaveLength(3);
  expect(Math.max(...ground.map(Number))).toBeLessThan(80);

  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveAttribute('data-state', 'closed');
  expect(calls.filter((call) => call.includes('accounts:signUp'))).toEqual([]);
});

test('[ROLE-02 ROLE-07] all signed-in users have the same controls: a name grants no rights', async ({ page }) => {
  // Toasts disappear with their buttons.
  const controls = page.locator(':is(a, button):not([data-scope=toast] *)');
  const addresses = ['/cart', '/consultdoctor', '/careplan', '/payment'];
  const controlsFor = async (name: string) => {
    await page.goto('/cart');
    await page.evaluate((stored) => localStorage.setItem('validkey', stored), name);
    const all: string[][] = [];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // After hydration, some sections have more controls.
      await expectHydrated(controls);
      all.push(await controls.evaluateAll((elements) => elements.map(({ textContent }) => textContent)));
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
    const shopper = aShopper();
    await page.goto('/abcd');
    await addMember(page, 'Patient Of A Guest');
    await signUp(page, shopper);
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
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(validkey|firebase)/.test(key))),
    ).toEqual([]);
    await notice.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login');
    await expect(notice).toHaveCount(0);
  });
});
