import { LANGUAGE_COOKIE } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { covidCopy } from '@niramaya/copy/covid';
import { paymentCopy } from '@niramaya/copy/payment';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Chooses Hindi, as the link in the header does. */
export const chooseHindi = (page: Page) =>
  page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'hi', url: process.env.SHOP_URL ?? '' }]);

const { wallets, payLater, netBanking, upi } = paymentCopy;

/**
 * The names, abbreviations and addresses that stay Latin in Hindi (docs/hindi.md). Each counts as a whole: a word of a
 * name is still found by itself.
 */
const known: readonly string[] = [
  // Brands and companies have no Hindi name.
  'Niramaya',
  'Niramaya Demo Pharmacy',
  'Firebase',
  payLater.provider,
  ...netBanking.banks,
  ...wallets.list.map(({ name }) => name),
  // These abbreviations are about prices, payments and certificates.
  ...['ID', 'MRP', 'UPI', 'UPI ID', 'UPI PIN', 'EMI', 'GST', 'ISO', 'QR'],
  // These are names of file formats; 'ics' is a calendar file.
  ...['JSON', 'PDF', 'ics'],
  // These addresses are examples of what to type, or addresses to write to.
  ...[upi.placeholder, authCopy.emailPlaceholder, 'name@bankname', 'grievance@niramaya.example'],
  // The option of the covid screen (requirement COVID-09 in `docs/requirements.md`).
  covidCopy.hi.language.hindi,
  // Hours, tests, vitamins and the schedules of the law.
  ...['24x7', 'BP', 'RT-PCR', 'विटामिन D', 'शेड्यूल X'],
  // The other names of lab tests, as laboratories print them (`pathology.ts` of the home screen, which only Vite can
  // load).
  'CBC, Haemogram, Full Blood Count',
  'TFT, T3 T4 TSH',
  '25-OH Vitamin D, Calcidiol',
  'Glycated Haemoglobin, Average Blood Sugar',
  'Cholesterol Test, Lipid Panel',
  'FBS, Fasting Plasma Glucose',
  'LFT, Hepatic Panel',
  'KFT, RFT, Renal Panel',
  'Cobalamin, Cyanocobalamin',
  'Urine R/M, Urinalysis',
];

/** Units, which are known after a number or after प्रति alone. */
const units: readonly string[] = ['g', 'kg', 'mg', 'ml', 'kB', 'MB', 'C'];

/**
 * Describes each Latin word in a part of a Hindi page, with its place. Texts in another language (`lang`), code and
 * `names`, which are those of people and orders, do not count. The title of a product alone has to be in an element in
 * English. In a sentence, a label or the title of the page it may be in Hindi.
 */
export const latinWords = (page: Page, selector: string, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([within, phrases, unitsOfNumbers]) => {
      const isHindi = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang === 'hi';
      const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      const longestFirst = (texts: readonly string[]) =>
        texts
          .map(wordsOf)
          .filter(({ length }) => length > 0)
          .toSorted((one, other) => other.length - one.length);
      const inEnglish = Array.from(document.querySelectorAll('[lang=en]'), ({ textContent }) => textContent);
      const allowed = longestFirst(phrases);
      const allowedInSentences = longestFirst([...inEnglish, ...phrases]);
      const found = new Set<string>();
      const look = (text: string | null, place: string, isLabel: boolean) => {
        if (!text) return;
        const isSentence = isLabel || /\p{Script=Devanagari}/u.test(text);
        const words = wordsOf(text);
        const isPhraseAt = (at: number) => (phrase: readonly string[]) =>
          phrase.every((word, index) => word === words[at + index]);
        for (let at = 0; at < words.length;) {
          const phrase = (isSentence ? allowedInSentences : allowed).find(isPhraseAt(at));
          const word = words[at]!;
          const isUnit = unitsOfNumbers.includes(word) && /^(\d+|प्रति)$/.test(words[at - 1] ?? '');
          if (!phrase && !isUnit && /\p{Script=Latin}/u.test(word))
            found.add(`${word}, ${place}: “${text.trim().slice(0, 80)}”`);
          at += phrase?.length ?? 1;
        }
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
    [selector, [...known, ...names], units] as const,
  );

/**
 * Expects no Latin word in the selected parts but those that stay Latin. It is a soft expectation: the test goes on.
 */
export const expectHindi = async (page: Page, selector: string, what: string, names: readonly string[] = []) =>
  expect.soft(await latinWords(page, selector, names), what).toEqual([]);
