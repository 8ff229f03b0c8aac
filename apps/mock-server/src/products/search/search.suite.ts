import { findTitles, type Product } from '@niramaya/contract';
import { searchHelpCopy } from '@niramaya/contract/copy/search-help';
import { aProduct, hindiSearches, isHindiFound } from '@niramaya/fixtures';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/api.ts';
import type { TestEngine } from '../../../test/engines.ts';
import { saveProducts } from '../products.store.ts';
import { judgeSearch, shareOf } from '../../../test/judge-search.ts';
import { SLIP_RULES, slipsFrom } from '../../../test/typing-slips.ts';

const titles = [
  'Dolonix 650 mg Tablet, Strip of 15',
  'Dolonix 500 mg Tablet, Strip of 10',
  'Dolo Rub Gel, Tube of 30 g',
  'Neemila Face Wash, Tube of 100 ml',
  'Neemila Face Cream, Tube of 50 g',
  'Vitavera Vitamin B12 1000mcg Capsule',
  'Vitavera Multivitamin Syrup, Bottle of 200 ml',
  'Crème Soft Balm',
  'नीम फेस वॉश',
  'Cold & Flu Relief "Night" Powder',
];

const products = titles.map((title, index) =>
  aProduct({
    id: 5001 + index,
    title,
    rating: 1 + (index % 5),
    price: 100 - index,
    category: index % 2 === 0 ? 'skinCare' : 'vitamins',
  }),
);

/** The titles that a typed text must find, best first. Both engines must return the same lists. */
const searches: readonly (readonly [typed: string, found: readonly string[]])[] = [
  ['dolonix', ['Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['dolo', ['Dolo Rub Gel, Tube of 30 g', 'Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['DOLONIX 500', ['Dolonix 500 mg Tablet, Strip of 10']],
  ['500mg dolonix', ['Dolonix 500 mg Tablet, Strip of 10']],
  ['dolonex 650', ['Dolonix 650 mg Tablet, Strip of 15']],
  ['dlonix', ['Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['dolnoix', ['Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['neemilla fase wash', ['Neemila Face Wash, Tube of 100 ml']],
  ['wash neemila', ['Neemila Face Wash, Tube of 100 ml']],
  ['creem', ['Crème Soft Balm', 'Neemila Face Cream, Tube of 50 g']],
  ['creme', ['Crème Soft Balm', 'Neemila Face Cream, Tube of 50 g']],
  ['b12', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['1000 mcg', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['vitmin', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['vitamin zzzzzz', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['multivit', ['Vitavera Multivitamin Syrup, Bottle of 200 ml']],
  ['नीम', ['नीम फेस वॉश']],
  ['"night" AND OR NOT', ['Cold & Flu Relief "Night" Powder']],
];

/** What the previous engine found, by the typed text. */
const foundBefore = new Map<string, readonly number[]>();

/** Searches as people type them, and the title of the demo catalogue that comes first. */
const hardCases: readonly (readonly [typed: string, first: string])[] = [
  // Both spellings of a word, and the Indian name beside the English one.
  ['moisturizer', 'Gulaabi Rose Gel Moisturiser, Jar of 100 g'],
  ['hand sanitizer 500ml', 'Swachhika Hand Sanitiser 70% Gel, Bottle of 500 ml'],
  ['fiber powder', 'Seedika Isabgol Orange Fibre Powder, Jar of 180 g'],
  ['haldi face wash', 'Haldira Turmeric Brightening Face Wash, Tube of 100 ml'],
  ['chawanprash 1kg', 'Chyavanika Special Chyawanprash, Jar of 1 kg'],
  ['ashvagandha capsules', 'Ashwashakti Ashwagandha 500 mg Capsule, Bottle of 60 Capsules'],
  ['hingwashtak churan', 'Pachanika Hingwashtak Churna, Jar of 100 g'],
  ['trifala juice', 'Triphalya Triphala Juice, Bottle of 1 litre'],
  ['tulasi tea', 'Tulsivana Tulsi Green Herbal Tea, Box of 25 Tea Bags'],
  ['isapgol', 'Seedika Isabgol Psyllium Husk, Box of 100 g'],
  ['kesar cream', 'Kumkumira Saffron Night Cream, Jar of 50 g'],
  ['cough sirup', 'Swasamrit Honey and Vasaka Herbal Cough Syrup, Bottle of 200 ml'],
  ['immunity gummy', 'Amlacee Immunity Vitamin C Gummies, Jar of 30 Gummies'],
  // Strength and pack in any spelling.
  ['vitamin c 500mg', 'Amlacee Vitamin C 500 mg Chewable Tablet, Strip of 15'],
  ['1500mcg b12', 'Bivitone B12 1500 mcg Tablet, Strip of 15'],
  ['60000iu', 'Suryavit D3 60000 IU Softgel, Strip of 4'],
  ['protein bar 20g', 'Satvabar Coffee and Cocoa 20 g Protein Bar, Box of 6 Bars'],
  ['1000 gm chyawanprash', 'Chyavanika Special Chyawanprash, Jar of 1 kg'],
  ['triphala 1ltr', 'Triphalya Triphala Juice, Bottle of 1 litre'],
  ['triphala 1000 ml', 'Triphalya Triphala Juice, Bottle of 1 litre'],
  ['zinc strip of 30', 'Zinkara Zinc 50 mg Tablet, Strip of 30'],
  ['zinc 30s', 'Zinkara Zinc 50 mg Tablet, Strip of 30'],
  ["zinc 50mg 10's", 'Zinkara Zinc 50 mg Tablet, Strip of 10'],
  ['iron strip of 15', 'Ferrosara Iron with Folic Acid 100 mg Tablet, Strip of 15'],
  ['ashwagandha 60 capsules', 'Ashwashakti Ashwagandha 500 mg Capsule, Bottle of 60 Capsules'],
  ['spf50 lotion', 'Suncharya Kids SPF 50 Sunscreen Lotion, Tube of 100 ml'],
  ['niacinamide 10%', 'Niacia Niacinamide 10% Face Serum, Bottle of 30 ml'],
  ['vitamin d 3', 'Suryavit Junior 400 IU Vitamin D3 Drops, Bottle of 15 ml'],
  // Words joined, split, reordered or left out.
  ['tooth paste sensitive', 'Dantika Sensitive 5% Potassium Nitrate Toothpaste, Tube of 70 g'],
  ['mouth wash', 'Dantika Alcohol Free Tulsi Mouthwash, Bottle of 250 ml'],
  ['handwash 750ml', 'Swachhika Neem Hand Wash, Bottle of 750 ml'],
  ["men's multivitamin", 'Praanvit Daily Multivitamin for Men Tablet, Bottle of 60 Tablets'],
  ['multi vitamin women', 'Praanvit Daily Multivitamin for Women Tablet, Bottle of 60 Tablets'],
  ['acid folic iron', 'Ferrosara Iron with Folic Acid 100 mg Tablet, Strip of 15'],
  ['sun cream', 'Suncharya Matte Zinc Oxide SPF 50 PA++++ Tinted Sunscreen Cream, Tube of 50 g'],
  ['bp monitor', 'Tapmitra Arm Cuff Blood Pressure Monitor, Pack of 1'],
  // Everyday names.
  ['khansi ki syrup', 'Swasamrit Honey and Vasaka Herbal Cough Syrup, Bottle of 200 ml'],
  ['bp machine', 'Tapmitra Arm Cuff Blood Pressure Monitor, Pack of 1'],
  ['acidity', 'Pachanika Jeera Antacid Powder, Sachet of 5 g'],
  ['pimples gel', 'Neemila Neem and Tea Tree Acne Spot Gel, Tube of 15 g'],
  ['machhar lotion', 'Pawanya Citronella Mosquito Repellent Lotion, Tube of 50 g'],
  // Mistyped words, some more than once.
  ['baby daipers', 'Shishukomal Pant Style Baby Diapers Medium, Box of 34 Diapers'],
  ['pain releif gel', 'Sandhivani Gandhpura Pain Relief Gel, Tube of 75 g'],
  ['whey protien 1kg', 'Whevana Whey Protein Isolate Malai Kulfi Powder, Jar of 1 kg'],
  ['oximetre', 'Tapmitra Fingertip Pulse Oximeter, Pack of 1'],
  ['psylium husk', 'Seedika Isabgol Psyllium Husk, Box of 100 g'],
  ['calcium xyzzyx suspnsion', 'Calmag Kids Calcium Suspension, Bottle of 200 ml'],
];

/** The same things in other characters and units, and the title that the API and the list of the field put first. */
const otherwiseWritten: readonly (readonly [typed: string, first: string | undefined])[] = [
  ['ＶＩＴＡＭＩＮ　Ｃ', 'Amlacee Immunity Vitamin C Gummies, Jar of 30 Gummies'],
  ['VİTAMİN A', 'Netrasudha Vitamin A 5000 IU Softgel, Strip of 20'],
  ['zi\u00adnc', 'Zinkara Zinc 50 mg Tablet, Strip of 10'],
  ['face\u200bwash', 'Neemila Face Wash, Tube of 100 ml'],
  ['facewash', 'Neemila Face Wash, Tube of 100 ml'],
  ['multi-vitamin women’s', 'Praanvit Daily Multivitamin for Women Tablet, Bottle of 60 Tablets'],
  ['womenʼs', 'Praanvit Daily Multivitamin for Women Tablet, Bottle of 60 Tablets'],
  ['spf‑50 lotion', 'Suncharya Kids SPF 50 Sunscreen Lotion, Tube of 100 ml'],
  ['vitamin c 0.5 g', 'Amlacee Vitamin C 500 mg Chewable Tablet, Strip of 15'],
  ['vitamin c 0,5g', 'Amlacee Vitamin C 500 mg Chewable Tablet, Strip of 15'],
  ['विटामिन सी ५०० मिग्रा', 'Amlacee Vitamin C 500 mg Chewable Tablet, Strip of 15'],
  ['1,000 mg fish oil', 'Omegaya Fish Oil 1000 mg Softgel, Jar of 60 Softgels'],
  ['21.8 g', 'Jalyukt ORS Orange Powder, Sachet of 21.8 g'],
  ['juice 1 Ltr.', 'Triphalya Triphala Juice, Bottle of 1 litre'],
  // The nearest thing, in the API and in the list.
  ['2 litre', 'Triphalya Triphala Juice, Bottle of 1 litre'],
  ['baal ka tel', 'Keshara Onion and Bhringraj Hair Oil, Bottle of 100 ml'],
  ['giloy ras', 'Giloyam Giloy and Tulsi Juice, Bottle of 500 ml'],
  ['masks', 'Gulaabi Rose Sheet Mask, Sachet of 25 ml'],
  ['zinc* ❤️', 'Zinkara Zinc 50 mg Tablet, Strip of 10'],
  ['c', 'Amlacee Immunity Vitamin C Gummies, Jar of 30 Gummies'],
  ['zinc '.repeat(20).trim(), 'Zinkara Zinc 50 mg Tablet, Strip of 10'],
  ['%', undefined],
  ['_', undefined],
  ['😀', undefined],
  ['dolo 650', undefined],
];

/** Two hundred searches in English: how many products each found, and the first ten of them. */
const englishSearches = fs
  .readFileSync(path.join(import.meta.dirname, 'english-searches.txt'), 'utf8')
  .trim()
  .split('\n');

export function searchSuite(engine: TestEngine): void {
  describe('search', () => {
    const api = useApi(engine, { DEMO: 'false' });

    it('finds what was meant: prefixes, typing errors, words in any order, the best match first', async () => {
      const { database } = api;
      await database.db.transaction().execute((trx) => saveProducts(trx, products));
      for (const [typed, found] of searches) {
        const answer = await api.get(`/products?q=${encodeURIComponent(typed)}`);
        expect([typed, (answer.body as Product[]).map(({ title }) => title)]).toEqual([typed, found]);
        expect(answer.headers.get('x-total-count')).toBe(String(found.length));
      }
    });

    it.each([
      ['zzzzzzzz', 0],
      ['!!!', 0],
      ['%', 0],
      ['*', 0],
      ['😀', 0],
      ['NEAR(', 0],
      // A beginning of 'tablet', and words that resemble no word of a title.
      ["'; drop table products; --", 2],
      // Nothing has both strengths, so one is enough. A strength is never corrected.
      ['650 750', 1],
    ])('%s is only text to search for', async (typed, found) => {
      const answer = await api.get(`/products?q=${encodeURIComponent(typed)}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toHaveLength(found);
    });

    it('[API-05 API-09 API-10] a search is narrowed by filters, sorted and paged like any list; a blank one is no search', async () => {
      const narrowed = await api.get('/products?q=neemila&category=skinCare');
      expect((narrowed.body as Product[]).map(({ id }) => id)).toEqual([5005]);
      const sorted = await api.get('/products?q=neemila&_sort=price&_order=asc&_page=1&_limit=1');
      expect([(sorted.body as Product[]).map(({ id }) => id), sorted.headers.get('x-total-count')]).toEqual([
        [5005],
        '2',
      ]);
      for (const blank of ['q=', 'q=%20%20'])
        expect((await api.get(`/products?${blank}`)).body).toHaveLength(titles.length);
    });
  });

  describe('search over the demo catalogue', () => {
    const api = useApi(engine);
    const find = async (typed: string): Promise<Product[]> =>
      (await api.get(`/products?q=${encodeURIComponent(typed)}&_page=1&_limit=10`)).body as Product[];

    it('the title meant is among the first five for 95 of 100 searches with a slip, and both engines find the same', async () => {
      const titles = ((await api.get('/products')).body as Product[]).map(({ title }) => title);
      // Twice, so that each title meets two of the rules.
      const slips = slipsFrom([...titles, ...titles.toReversed()], 1947);
      const verdicts = await judgeSearch(slips, ({ q = '' }) => find(q));
      expect(verdicts).toHaveLength(600);
      for (const rule of SLIP_RULES) {
        const ofRule = verdicts.filter(({ slip }) => slip.rule === rule);
        expect(ofRule).toHaveLength(100);
        expect([rule, shareOf(ofRule, ({ isNear }) => isNear) >= 0.95]).toEqual([rule, true]);
      }
      for (const { slip, ids } of verdicts) {
        expect([slip.typed, ids]).toEqual([slip.typed, foundBefore.get(slip.typed) ?? ids]);
        foundBefore.set(slip.typed, ids);
      }
    });

    it.each(Object.entries(hindiSearches))(
      'what is meant in Hindi, %s, is among the first five for 95 of 100 searches',
      async (_script, searches) => {
        const missed: string[] = [];
        for (const search of searches) {
          const titles = (await find(search[0])).map(({ title }) => title);
          if (!isHindiFound(search, titles)) missed.push(search[0]);
        }
        expect(missed.slice(Math.floor(searches.length * 0.05))).toEqual([]);
      },
    );

    it('what is searched for in English is answered as it was before Hindi was read', async () => {
      const answers: string[] = [];
      for (const [typed = ''] of englishSearches.map((line) => line.split(': '))) {
        const answer = await api.get(`/products?q=${encodeURIComponent(typed)}&_page=1&_limit=10`);
        const ids = (answer.body as Product[]).map(({ id }) => id);
        answers.push([`${typed}:`, answer.headers.get('x-total-count'), ...ids].join(' '));
      }
      expect(answers).toEqual(englishSearches);
    });

    it('however a thing is written, the API and the list of the search field find the same, in the same order', async () => {
      const list = (await api.get('/products')).body as Product[];
      for (const [typed, first] of otherwiseWritten) {
        const answer = await find(typed);
        expect([typed, answer[0]?.title]).toEqual([typed, first]);
        expect([typed, answer]).toEqual([typed, findTitles(list, typed).found.slice(0, 10)]);
      }
      for (const [typed = ''] of englishSearches.map((line) => line.split(': ')))
        expect([typed, await find(typed)]).toEqual([typed, findTitles(list, typed).found.slice(0, 10)]);
    });

    it.each(hardCases)('“%s” finds %s', async (typed, title) => {
      expect((await find(typed))[0]?.title).toBe(title);
    });

    it.each([
      'paracetamol',
      'paracetmol 500 mg',
      'crocin',
      'dolo 650',
      'pan 40',
      'xyzmycin 500 mg tablet',
      'pet dard',
      'sugar test',
      'cold',
      'heart',
      'ear',
      'पैरासिटामोल 500',
      'रैमिप्रिल टैबलेट 5 mg',
      'लोसार्टन',
      'कोडीन',
      'विक्स',
      'एज़ी 500',
      'टेलीस्कोप',
      'छाती में दर्द',
      'sine me dard',
      'दवा',
      'मेफ्टाल',
      'कैंडिड',
      'कान',
      'भूख',
      'नाक बंद',
      'पैन 40',
      'ब्लड टेस्ट',
      'विटामिन डी टेस्ट',
      'थायराइड टेस्ट',
    ])('nothing is passed off as “%s”, which no title bears', async (typed) => {
      expect((await find(typed)).map(({ title }) => title)).toEqual([]);
    });

    it.each(Object.values(searchHelpCopy.en.shelves).map(({ name, search }) => [name, search]))(
      'the shelf “%s” has products',
      async (_name, search) => {
        expect(await find(search)).not.toEqual([]);
      },
    );
  });
}
