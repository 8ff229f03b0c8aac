import { aVisitor, countCalls, expect, expectHydrated, login, register, test, toastWith } from './support/journey.ts';

test.describe('refusals', () => {
  test.use({ expectedConsole: /the server responded with a status of 400/ });

  test('[STATE-23 ERROR-09] a wrong password is refused with the provider’s message, and leaves a guest', async ({
    page,
  }) => {
    const visitor = aVisitor();
    await register(page, visitor);
    await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
    await login(page, { ...visitor, password: 'something else' });
    await expect(page.getByText(/auth\//).first()).toBeVisible();
    await expect(page.getByText('The e-mail or the password is not right. Check both and try again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('validkey'))).toBeNull();
  });

  test('[ERROR-09] an unknown address reads like a wrong password', async ({ page }) => {
    await login(page, aVisitor());
    await expect(page.getByText('The e-mail or the password is not right. Check both and try again.')).toBeVisible();
  });

  test('[STATE-20 VALID-11] an address that is in use is refused', async ({ page }) => {
    const visitor = aVisitor();
    await register(page, visitor);
    await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
    await register(page, visitor);
    await expect(page.getByText('There is an account with this e-mail already. Sign in instead.')).toBeVisible();
    await expect(page.getByText(/auth\/email-already-in-use/).first()).toBeVisible();
  });

  test('[VALID-10] a password of three characters is sent, and the provider decides', async ({ page }) => {
    const calls = countCalls(page);
    await register(page, { ...aVisitor(), password: 'abc' });
    await expect(page.getByText(/auth\/weak-password/).first()).toBeVisible();
    expect(calls.filter((call) => call.includes('accounts:signUp'))).toHaveLength(1);
  });
});

test.describe('provider away', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('[ERROR-10] a provider that cannot be reached is told in plain words, and the form keeps what was typed', async ({
    page,
  }) => {
    const visitor = aVisitor();
    await page.goto('/login');
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
    await page.locator('input[name=email]').fill(visitor.email);
    await page.locator('input[name=password]').fill(visitor.password);
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    await expect(
      page.getByText('We could not reach the sign-in service. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.locator('input[name=email]')).toHaveValue(visitor.email);
    await expect(page.locator('main').getByRole('button', { name: 'Login' })).toBeEnabled();
  });
});

test('[AUTH-12 AUTH-13 IDENTITY-03 IDENTITY-29] signing in loads the home page again and outlives a reload', async ({
  page,
}) => {
  const visitor = aVisitor();
  await register(page, visitor);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { marker: true }));
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword')) bodies.push(request.postDataJSON());
  });
  await page.locator('input[name=email]').fill(visitor.email);
  await page.locator('input[name=password]').fill(visitor.password);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => 'marker' in window)).toBe(false);
  expect(bodies).toEqual([
    expect.objectContaining({ email: visitor.email, password: visitor.password, returnSecureToken: true }),
  ]);
  await page.reload();
  await expect(page.getByRole('banner').getByText(visitor.username)).toBeVisible();
});

test('[IDENTITY-02 IDENTITY-04 IDENTITY-05 STATE-17] registering makes the account and then sets its name', async ({
  page,
}) => {
  const visitor = aVisitor();
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:')) {
      calls.push({ path: new URL(request.url()).pathname.replace(/.*\/v1/, '/v1'), body: request.postDataJSON() });
    }
  });
  await register(page, visitor);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  const signUp = calls.findIndex((call) => call.path === '/v1/accounts:signUp');
  const update = calls.findIndex((call) => call.path === '/v1/accounts:update');
  expect(signUp).toBeGreaterThanOrEqual(0);
  expect(update).toBeGreaterThan(signUp);
  expect(calls[signUp]?.body).toMatchObject({
    email: visitor.email,
    password: visitor.password,
    returnSecureToken: true,
  });
  expect(calls[update]?.body).toMatchObject({ displayName: visitor.username, returnSecureToken: true });
  expect(calls[update]?.body).toHaveProperty('idToken');
});

test('[STATE-13 ROLE-03] the stored name alone decides who is signed in, and one tab follows the other', async ({
  page,
  context,
}) => {
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.evaluate(() => localStorage.setItem('validkey', 'Asha'));
  await expect(page.getByRole('banner').getByText('Asha')).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('validkey'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('[STATE-50] a shopper who is signed in may open the sign-up screen, which does not loop', async ({ page }) => {
  await page.goto('/cart');
  await page.evaluate(() => localStorage.setItem('validkey', 'Asha'));
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ofAnyScreen = navigations;

  navigations = 0;
  await page.goto('/register');
  await expect(page.getByText('You are signed in as Asha. You can still create another account here.')).toBeVisible();
  await expect.poll(() => navigations).toBe(ofAnyScreen + 1);
  expect(new URL(page.url()).pathname).toBe('/register');
});

test('[ROLE-02 ROLE-07] anyone who is signed in sees the same shop: a name grants nothing', async ({ page }) => {
  // The message about the empty cart disappears after a time, with its button.
  const controls = page.locator(':is(a, button):not(section[aria-label="Messages"] *)');
  const names = () => controls.evaluateAll((all) => all.map((control) => control.textContent ?? ''));
  const open = async (address: string, name: string) => {
    await page.goto(address);
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Sections below the fold are hydrated a moment later. Some have more controls then.
    await expectHydrated(controls);
  };
  const signIn = async (name: string) => {
    await page.goto('/cart');
    await page.evaluate((stored) => localStorage.setItem('validkey', stored), name);
  };
  const seen: Record<string, string[]> = {};
  await signIn('Asha');
  for (const address of ['/cart', '/consultdoctor', '/careplan', '/payment']) {
    await open(address, 'Asha');
    seen[address] = await names();
  }
  expect(seen['/cart']).toContain('Logout');
  await signIn('admin');
  for (const [address, shopper] of Object.entries(seen)) {
    await open(address, 'admin');
    expect(await names(), address).toEqual(shopper);
  }
});

test('[AUTH-22] on a small screen a new member reads that the account is ready', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await register(page, aVisitor());
  const heading = page.getByRole('heading', { level: 1, name: 'Your account is ready' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test.describe('an account that is gone', () => {
  test.use({ expectedConsole: /the server responded with a status of 400/ });

  test('[AMB-18 IDENTITY-29] its session ends, with a link to sign in again, and the next guest sees none of its data', async ({
    page,
  }) => {
    const visitor = aVisitor();
    const add = async (name: string) => {
      await page.getByRole('button', { name: '+ Add New Member' }).click();
      await page.getByRole('dialog').getByLabel(/name/i).fill(name);
      await page.getByRole('dialog').getByLabel(/age/i).fill('61');
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
    };
    await page.goto('/abcd');
    await add('Patient Of A Guest');
    await register(page, visitor);
    await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
    await login(page, visitor);
    await page.waitForURL('/');
    await page.goto('/abcd');
    await expect(page.getByRole('banner').getByText(visitor.username)).toBeVisible();
    await add('Patient Of Asha');

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
