import { aVisitor, countCalls, expect, login, register, storeBefore, test, toastWith } from './support/journey.ts';

test('[ROLE-05 VALID-18 ERROR-01] a guest who starts a consultation is asked to log in first, and stays', async ({
  page,
}) => {
  await page.goto('/consultdoctor');
  await page.getByRole('button', { name: 'Start New Consultation' }).click();
  const message = page.getByText('Please Login first').first();
  await expect(message).toBeVisible();
  expect(await message.evaluate((element) => element.textContent)).toBe('Please Login first ');
  expect(new URL(page.url()).pathname).toBe('/consultdoctor');
});

test('[ROLE-01 STATE-39 CONSULT-11 API-21 API-24] a patient goes from the landing to the payment and home', async ({
  page,
}) => {
  const visitor = aVisitor();
  await register(page, visitor);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  await login(page, visitor);
  await page.waitForURL('/');

  await page
    .getByRole('navigation', { name: 'Services', exact: true })
    .getByRole('link', { name: 'Consult doctors' })
    .click();
  await page.waitForURL('/consultdoctor');
  const calls = countCalls(page);
  // The identity provider may still be reporting who has just signed in.
  const consultCalls = () => calls.filter((call) => call.includes(' /consult'));
  await page.getByRole('button', { name: 'Start New Consultation' }).click();
  await page.waitForURL('/abcd');
  await expect.poll(consultCalls).toEqual(['GET /consult']);

  await test.step('add a member', async () => {
    await page.getByRole('button', { name: '+ Add New Member' }).click();
    const popup = page.getByRole('dialog');
    await popup.getByLabel(/name/i).fill('Meera Iyer');
    await popup.getByLabel(/age/i).fill('34');
    await popup.getByLabel(/gender/i).selectOption('female');
    await popup.getByRole('button', { name: 'Submit' }).click();
    await expect(toastWith(page, 'User added Successfully')).toBeVisible();
    await expect(popup).toBeHidden();
    await expect(page.getByText('Meera Iyer').first()).toBeVisible();
    expect(consultCalls()).toEqual(['GET /consult', 'POST /consult/add', 'GET /consult']);
  });

  await page.getByRole('textbox', { name: 'Patient phone number' }).fill('98765 43210');
  await page.reload();
  // A member who has just been added is the patient, until another one is picked.
  await expect(page.getByRole('radio', { name: 'Meera Iyer' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Patient phone number' })).toHaveValue('98765 43210');
  await page.getByRole('main').getByText('Proceed', { exact: true }).click();
  await page.waitForURL('/symptoms');
  await page.getByRole('button', { name: 'Headache' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Headache' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('main').getByText('Proceed', { exact: true }).click();
  await page.waitForURL('/doctor_final');
  await page.goBack();
  await page.waitForURL('/symptoms');
  await expect(page.getByRole('button', { name: 'Headache' })).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await page.waitForURL('/doctor_final');

  await page.getByRole('main').getByText('Proceed', { exact: true }).click();
  await page.waitForURL('/careplan');
  await page.getByRole('radio', { name: /6 months/ }).check();
  await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
  await page.waitForURL('/payment');

  await test.step('look it over: what was said is there before it is paid for, and can be changed', async () => {
    const said = page.getByRole('region', { name: 'Your consultation' });
    await expect(said.getByRole('definition')).toHaveText(['Meera Iyer, 34, female', 'Headache', '98765 43210']);
    await page.reload();
    await expect(said.getByRole('definition')).toHaveText(['Meera Iyer, 34, female', 'Headache', '98765 43210']);
    await said.getByRole('link', { name: 'Change the details of your consultation' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('/abcd');
    await expect(page.getByRole('radio', { name: 'Meera Iyer' })).toBeChecked();
    await page.goBack();
    await page.waitForURL('/payment');
  });

  await test.step('pay', async () => {
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹275.00');
    const calls = countCalls(page);
    await page.getByLabel(/New UPI ID/).fill('9876543210@upi');
    await page.getByRole('button', { name: 'Verify & Pay' }).click();
    await page.waitForURL('/');
    await expect(toastWith(page, 'payment Successfull')).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET /medi'))).toEqual([]);
  });
});

test('the patient is picked by keyboard, is of this tab alone, and is forgotten with a log-out', async ({
  page,
  context,
}) => {
  const visitor = aVisitor();
  await register(page, visitor);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  await login(page, visitor);
  await page.waitForURL('/');
  await page.goto('/abcd');
  for (const [name, age] of [
    ['Meera Iyer', '34'],
    ['Arjun Iyer', '8'],
  ] as const) {
    await page.getByRole('button', { name: '+ Add New Member' }).click();
    const popup = page.getByRole('dialog');
    await popup.getByLabel(/name/i).fill(name);
    await popup.getByLabel(/age/i).fill(age);
    await popup.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.getByRole('radio', { name: 'Arjun Iyer' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Meera Iyer' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/abcd');
  await expect(other.getByRole('radio', { name: 'Meera Iyer' })).not.toBeChecked();
  await other.close();

  const kept = () => page.evaluate(() => sessionStorage.getItem('niramaya.patient'));
  expect(await kept()).toContain('Meera Iyer');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toastWith(page, 'user Logout successfully')).toBeVisible();
  expect(await kept()).toBeNull();
});

for (const [what, plan, total] of [
  ['nothing chosen', null, '₹0.00'],
  ['three months', /3 months/, '₹165.00'],
  ['six months', /6 months/, '₹275.00'],
] as const) {
  test(`[STATE-39 AMB-32 API-27 API-28 API-29] on a fresh browser the forward buttons alone lead from the landing home: ${what}`, async ({
    page,
  }) => {
    await storeBefore(page, { validkey: 'Asha' });
    await page.goto('/consultdoctor');
    await page.getByRole('button', { name: 'Start New Consultation' }).click();
    await page.waitForURL('/abcd');
    for (const next of ['/symptoms', '/doctor_final', '/careplan']) {
      await page.getByRole('main').getByRole('link', { name: 'Proceed' }).click();
      await page.waitForURL(next);
    }
    if (plan !== null) await page.getByRole('radio', { name: plan }).check();
    await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('/payment');
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText(total);
    await expect(summary).not.toContainText('NaN');
    const calls = countCalls(page);
    await summary.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(toastWith(page, 'payment Successfull')).toBeVisible();
    await page.waitForURL('/');
    expect(calls.filter((call) => !call.startsWith('GET /medi'))).toEqual([]);
    const amounts = await page.evaluate(() =>
      ['threemonth', 'niramaya.three_months'].map((key) => localStorage.getItem(key)),
    );
    expect(amounts).toEqual({ '₹0.00': [null, null], '₹165.00': [null, '165'], '₹275.00': ['275', null] }[total]);
  });
}

test('[SPECIALITY-18 SYMPTOMS-17 SPECIALITY-19 CONSULT-19] what is not open yet does nothing, and a speciality is not stored', async ({
  page,
}) => {
  const calls = countCalls(page);
  for (const [address, label] of [
    ['/consultdoctor', 'JOIN US'],
    ['/symptoms', 'Skip to specialities'],
    ['/doctor_final', 'Looking for Alternative Treatment?'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: label }).click({ force: true });
    expect(new URL(page.url()).pathname).toBe(address);
  }
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  await page.getByRole('button', { name: 'Dentist' }).click();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual(stored);
  expect(calls).toEqual([]);
});

test('[API-19 API-20] the members are asked for each time the screen is shown, and a guest has a list of their own', async ({
  page,
  browser,
}) => {
  const calls = countCalls(page);
  await page.goto('/abcd');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => calls.filter((call) => call === 'GET /consult').length).toBe(1);
  await page.getByRole('button', { name: '+ Add New Member' }).click();
  await page.getByRole('dialog').getByLabel(/name/i).fill('Ravi Only Mine');
  await page.getByRole('dialog').getByLabel(/age/i).fill('abc');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Ravi Only Mine').first()).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${process.env.SHOP_URL}/abcd`);
  await expect(other.getByRole('button', { name: '+ Add New Member' })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(other.getByText('Ravi Only Mine')).toHaveCount(0);
  await stranger.close();
});
