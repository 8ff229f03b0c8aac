import { LANGUAGE_COOKIE } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Chooses Hindi, as the link in the header does. */
export const chooseHindi = (page: Page) =>
  page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'hi', url: process.env.SHOP_URL ?? '' }]);

/** What stays Latin in Hindi (docs/hindi.md). */
const known: readonly string[] = [
  // Brands and companies.
  'Niramaya Firebase ICICI HDFC AXIS KOTAK SBI Paytm Mobikwik ZIP Freecharge PhonePe Amazon Pay Simpl',
  // Prices, payments and certificates.
  'MRP UPI ID EMI GST PIN ISO QR',
  // Units.
  'g kg mg ml C kB MB 24x7',
  // Files and their names.
  'JSON PDF ics',
  // Letters that are a part of a name, and tests of a laboratory.
  'D X BP RT PCR',
  // Addresses to imitate or to write to.
  '9876543210 upi name bankname Demo Pharmacy grievance niramaya example com',
  // The option of the covid screen (requirement COVID-09 in `docs/requirements.md`).
  'Hindi',
  // The other names of lab tests, as laboratories print them.
  'CBC Haemogram Full Blood Count TFT T3 T4 TSH OH Vitamin Calcidiol Glycated Haemoglobin Average Sugar Cholesterol Test',
  'Lipid Panel FBS Fasting Plasma Glucose LFT Hepatic KFT RFT Renal Cobalamin Cyanocobalamin Urine R M Urinalysis',
].flatMap((line) => line.split(' '));

/**
 * Describes each Latin word in a part of a Hindi page, with its place. Texts in another language (`lang`), code and
 * `names`, which are those of people and orders, do not count. The title of a product alone has to be in an element in
 * English. In a sentence, a label or the title of the page it may be in Hindi.
 */
export const latinWords = (page: Page, selector: string, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([within, words, others]) => {
      const allowed = new Set(words);
      const isHindi = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang === 'hi';
      const longestFirst = (texts: readonly string[]) =>
        texts.filter(Boolean).toSorted((one, other) => other.length - one.length);
      const inEnglish = Array.from(document.querySelectorAll('[lang=en]'), ({ textContent }) => textContent.trim());
      const withTitles = longestFirst([...inEnglish, ...others]);
      const found = new Set<string>();
      const look = (text: string | null, place: string, isLabel: boolean) => {
        if (!text) return;
        const isSentence = isLabel || /\p{Script=Devanagari}/u.test(text);
        let rest = text;
        for (const name of isSentence ? withTitles : others) rest = rest.replaceAll(name, ' ');
        for (const [word] of rest.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
          if (/\p{Script=Latin}/u.test(word) && !allowed.has(word))
            found.add(`${word}, ${place}: “${text.trim().slice(0, 80)}”`);
      };
      for (const root of document.querySelectorAll(within)) {
        for (const element of [root, ...root.querySelectorAll('*')]) {
          if (!isHindi(element) || element.closest('script, style, template, noscript, code')) continue;
          for (const name of ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder'])
            look(element.getAttribute(name), `${name} of ${element.localName}`, true);
          for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue, element.localName, false);
        }
      }
      look(document.title, 'title of the page', true);
      return [...found];
    },
    [selector, known, names] as const,
  );

/** Expects no Latin word in the selected parts but those that stay Latin. It is a soft expectation: the test goes on. */
export const expectHindi = async (page: Page, selector: string, what: string, names: readonly string[] = []) =>
  expect.soft(await latinWords(page, selector, names), what).toEqual([]);
