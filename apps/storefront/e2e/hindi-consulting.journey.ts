import { chooseHindi } from './support/hindi.ts';
import { expect, test } from './support/journey.ts';

test('a shopper who reads Hindi asks for a doctor: patient, phone, mode, symptoms, speciality, payment and notice', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const go = async (link: string, address: string) => {
    await main.getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(address);
  };
  await chooseHindi(page);
  await page.goto('/abcd');

  await test.step('the patient, a phone number and the mode', async () => {
    await expect(page.getByText('आपकी सूची खुल रही है…')).toBeHidden();
    await page.getByRole('button', { name: '+ नया सदस्य जोड़ें' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('मरीज़ का नाम').fill('मीरा');
    await form.getByLabel('उम्र').fill('34');
    await form.getByLabel('लिंग').selectOption({ label: 'महिला' });
    await form.getByRole('button', { name: 'जोड़ें', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'मीरा' })).toBeChecked();
    await main.getByRole('textbox', { name: 'मरीज़ का फ़ोन नंबर' }).fill('98765 43210');
    await main.getByRole('button', { name: 'चैट', exact: true }).click();
    await go('आगे बढ़ें', '/symptoms');
  });

  await test.step('a symptom from the list, one by its Hindi name, and one in own words', async () => {
    await main.getByRole('button', { name: 'सिरदर्द' }).click();
    const own = main.getByRole('textbox', { name: 'कोई और तकलीफ़ है? यहाँ लिखें' });
    for (const words of ['खाँसी', 'कमर दर्द']) {
      await own.fill(words);
      await own.press('Enter');
    }
    await expect(main.getByRole('button', { name: 'खाँसी', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByText('आपने चुना: सिरदर्द, खाँसी, कमर दर्द')).toBeVisible();
    const stored = await page.evaluate(() => sessionStorage.getItem('niramaya.symptoms') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ value: ['Headache', 'Cough', 'कमर दर्द'] });
    await go('आगे बढ़ें', '/doctor_final');
  });

  await test.step('the speciality and no plan', async () => {
    await main.getByRole('button', { name: 'दाँतों के डॉक्टर' }).click();
    await go('आगे बढ़ें', '/careplan');
    await go('अभी भुगतान करें', '/payment');
  });

  const chosen = [
    'मीरा, 34, महिला',
    'सिरदर्द, खाँसी, कमर दर्द',
    'चैट पर, जैसा आपने चाहा। बाद में डॉक्टर से कहकर इसे बदल सकते हैं।',
    'दाँतों के डॉक्टर',
  ];
  await test.step('the payment names all choices', async () => {
    const facts = page.getByRole('region', { name: 'आपका परामर्श' }).getByRole('definition');
    for (const text of chosen) await expect(facts.filter({ hasText: text })).toBeVisible();
    await page.getByRole('tab', { name: 'कार्ड' }).click();
    await page.getByRole('button', { name: 'भुगतान पक्का करें' }).click();
    await page.waitForURL('/');
  });

  await test.step('the notice after the payment names them too', async () => {
    const notice = page.getByRole('region', { name: 'आपके भुगतान के बाद' });
    const facts = notice.getByRole('definition');
    for (const text of ['मीरा, 34, महिला', 'सिरदर्द, खाँसी, कमर दर्द', /^चैट पर$/, 'दाँतों के डॉक्टर'])
      await expect(facts.filter({ hasText: text })).toBeVisible();
    await expect(notice).toContainText('30 मिनट के अंदर डॉक्टर आपको चैट पर संदेश भेजते हैं। आपका नंबर 98765 43210 है।');
  });
});

test('a choice that was made in Hindi is the same one in English', async ({ page }) => {
  await chooseHindi(page);
  await page.goto('/symptoms');
  await page.getByRole('button', { name: 'दस्त' }).click();
  await page.goto('/symptoms?lang=en');
  await expect(page.getByRole('button', { name: 'Loose Motions' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps of a consultation have their choices in Hindi', async ({ page }) => {
    await chooseHindi(page);
    for (const [address, choice] of [
      ['/abcd', 'वीडियो'],
      ['/symptoms', 'पेट दर्द'],
      ['/doctor_final', 'एमडी फ़िज़िशियन'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('button', { name: choice, exact: true })).toBeVisible();
    }
  });
});
