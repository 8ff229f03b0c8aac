import { type Product } from '@niramaya/contract';
import { findTitles } from '@niramaya/search';
import { shellCopy } from '@niramaya/copy/shell';
import { searchHelpCopy } from '@niramaya/copy/search-help';
import { aProduct, demoProducts, hindiSearches, isHindiFound } from '@niramaya/fixtures';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/api.ts';
import type { TestEngine } from '../../../test/engines.ts';
import { saveProducts } from '../products.store.ts';
import { SLIP_RULES, slipsFrom } from '../../../test/typing-slips.ts';

const titles = [
  'Dolonix 650 mg Tablet, Strip of 15',
  'Dolo Rub Gel, Tube of 30 g',
  'Neemila Face Wash, Tube of 100 ml',
  'Neemila Face Cream, Tube of 50 g',
  'Vitavera Vitamin B12 1000mcg Capsule',
  'Crème Soft Balm',
  'नीम फेस वॉश',
  'Cold & Flu Relief "Night" Powder',
];

const products = titles.map((title, index) =>
  aProduct({ id: 5001 + index, title, price: 100 - index, category: index === 2 ? 'skinCare' : 'vitamins' }),
);

/** Typed texts, each with the titles that it finds, the best match first. */
const searches: readonly (readonly [typed: string, found: readonly string[]])[] = [
  ['dolo', ['Dolo Rub Gel, Tube of 30 g', 'Dolonix 650 mg Tablet, Strip of 15']],
  ['creme', ['Crème Soft Balm', 'Neemila Face Cream, Tube of 50 g']],
  ['vitmin zzzzzz', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['नीम', ['नीम फेस वॉश']],
  ['"night" AND OR NOT', ['Cold & Flu Relief "Night" Powder']],
  ["'; drop table products; --", ['Dolonix 650 mg Tablet, Strip of 15']],
  ['650 750', ['Dolonix 650 mg Tablet, Strip of 15']],
  ...['zzzzzzzz', '!!!', '%', '*', '😀', 'NEAR('].map((typed) => [typed, []] as const),
];

/**
 * Typed texts with other spellings, Indian names, packs, characters and units, each with the first title that it finds.
 */
const otherwiseWritten = [
  ['hand sanitizer 500ml', 'Swachhika Hand Sanitiser 70% Gel, Bottle of 500 ml'],
  ['haldi face wash', 'Haldira Turmeric Brightening Face Wash, Tube of 100 ml'],
  ['chawanprash 1kg', 'Chyavanika Special Chyawanprash, Jar of 1 kg'],
  ['hingwashtak churan', 'Pachanika Hingwashtak Churna, Jar of 100 g'],
  ['isapgol', 'Seedika Isabgol Psyllium Husk, Box of 100 g'],
  ['immunity gummy', 'Amlacee Immunity Vitamin C Gummies, Jar of 30 Gummies'],
  ['1500mcg b12', 'Bivitone B12 1500 mcg Tablet, Strip of 15'],
  ['60000iu', 'Suryavit D3 60000 IU Softgel, Strip of 4'],
  ['triphala 1ltr', 'Triphalya Triphala Juice, Bottle of 1 litre'],
  ["zinc 50mg 10's", 'Zinkara Zinc 50 mg Tablet, Strip of 10'],
  ['spf‑50 lotion', 'Suncharya Kids SPF 50 Sunscreen Lotion, Tube of 100 ml'],
  ['zinc '.repeat(20).trim(), 'Zinkara Zinc 50 mg Tablet, Strip of 10'],
];

const notSold = [
  ...'paracetmol 500 mg, pan 40, xyzmycin 500 mg tablet, pet dard, sugar test, cold, heart, ear'.split(', '),
  ...'पैरासिटामोल 500, रैमिप्रिल टैबलेट 5 mg, लोसार्टन, कोडीन, विक्स, एज़ी 500, टेलीस्कोप, छाती में दर्द'.split(', '),
  ...'xyzmycin cream, betnovate cream, xyzmycin zinc, बेटनोवेट क्रीम'.split(', '),
  ...'condom, cotton, eye drops, vitamin e, sugar machine, hot water bag, coconut oil, gloves, weight loss'.split(', '),
  ...'sine me dard, दवा, मेफ्टाल, कैंडिड, कान, भूख, नाक बंद, पैन 40, ब्लड टेस्ट, विटामिन डी टेस्ट, थायराइड टेस्ट'.split(', '),
];

/** Typed needs and names of products, each with the first title that it finds. */
const needs = [
  ['vitamin d', 'Suryavit D3 2000 IU Tablet, Bottle of 60 Tablets'],
  ['vitmin d', 'Suryavit D3 2000 IU Tablet, Bottle of 60 Tablets'],
  ['vitamin c', 'Amlacee Vitamin C 500 mg Chewable Tablet, Strip of 15'],
  ['vitamin k', 'Calmag K2 1000 mg Tablet, Bottle of 60 Tablets'],
  ['omega 3', 'Omegaya Triple Strength Omega 3 1250 mg Softgel, Bottle of 60 Softgels'],
  ['bp', 'Tapmitra Arm Cuff Blood Pressure Monitor, Pack of 1'],
  ['ors', 'Jalyukt ORS Orange Powder, Sachet of 21.8 g'],
  ['protein', 'Dalshakti Pea and Brown Rice Plant Protein Powder, Jar of 1 kg'],
  ['steam inhaler', 'Svasika Three in One Steam Vaporiser, Pack of 1'],
  ['विटामिन डी', 'Suryavit D3 2000 IU Tablet, Bottle of 60 Tablets'],
];

/** The lines of the file, each with a typed text, the number of matches and the ids of the first ten. */
const englishSearches = fs
  .readFileSync(path.join(import.meta.dirname, 'english-searches.txt'), 'utf8')
  .trim()
  .split('\n');

const demoCatalogue = demoProducts();

export function searchSuite(engine: TestEngine): void {
  describe('search', () => {
    const api = useApi(engine, { DEMO: 'false' });

    it('finds accents, Devanagari and operators as text, the best match first', async () => {
      const { database } = api;
      await database.db.transaction().execute((trx) => saveProducts(trx, products));
      for (const [typed, found] of searches) {
        const response = await api.get(`/products?q=${encodeURIComponent(typed)}`);
        expect([typed, (response.body as Product[]).map(({ title }) => title)]).toEqual([typed, found]);
        expect(response.headers.get('x-total-count')).toBe(String(found.length));
      }
    });

    it('[API-05 API-09 API-10] filters, sorts and pages a search, and returns the whole list for a blank one', async () => {
      const narrowed = await api.get('/products?q=neemila&category=skinCare');
      expect((narrowed.body as Product[]).map(({ id }) => id)).toEqual([5003]);
      const sorted = await api.get('/products?q=neemila&_sort=price&_order=asc&_page=1&_limit=1');
      expect(sorted.body).toMatchObject([{ id: 5004 }]);
      expect(sorted.headers.get('x-total-count')).toBe('2');
      expect((await api.get('/products?q=%20%20')).body).toHaveLength(titles.length);
    });
  });

  describe('search over the demo catalogue', () => {
    const api = useApi(engine);
    /**
     * Expects that the API finds the same products as the list of the search field, in the same order, and returns
     * them.
     */
    const find = async (typed: string): Promise<readonly Product[]> => {
      const { found } = findTitles(demoCatalogue, typed);
      const { body, headers } = await api.get(`/products?q=${encodeURIComponent(typed)}&_page=1&_limit=10`);
      expect([typed, body]).toEqual([typed, found.slice(0, 10)]);
      expect([typed, headers.get('x-total-count')]).toEqual([typed, `${found.length}`]);
      return found;
    };

    it('finds the title among the first five for 95 of 100 mistyped searches', async () => {
      const titles = demoCatalogue.map(({ title }) => title);
      const missed: string[] = [];
      // The titles are listed twice, so that each meets two rules.
      for (const { rule, typed, title } of slipsFrom([...titles, ...titles.toReversed()], 1947)) {
        const found = await find(typed);
        if (!found.slice(0, 5).some((product) => product.title === title)) missed.push(rule);
      }
      // A rule has a hundred slips.
      for (const rule of SLIP_RULES) expect(missed.filter((one) => one === rule).length).toBeLessThanOrEqual(5);
    });

    it.each(Object.entries(hindiSearches))('finds 95 of 100 Hindi searches (%s)', async (_script, searches) => {
      const missed: string[] = [];
      for (const search of searches) {
        const titles = (await find(search[0])).map(({ title }) => title);
        if (!isHindiFound(search, titles)) missed.push(search[0]);
      }
      expect(missed.slice(Math.floor(searches.length * 0.05))).toEqual([]);
    });

    it('returns the recorded results of 233 English searches', async () => {
      for (const line of englishSearches) {
        const [typed = ''] = line.split(': ');
        const found = await find(typed);
        expect([`${typed}:`, found.length, ...found.slice(0, 10).map(({ id }) => id)].join(' ')).toBe(line);
      }
    });

    it.each([...otherwiseWritten, ...needs])('finds first for “%s”: %s', async (typed, first) => {
      expect((await find(typed))[0]?.title).toBe(first);
    });

    it.each(notSold)('finds nothing for “%s”', async (typed) => {
      expect(await find(typed)).toEqual([]);
    });

    it.each([
      ['acidiy', 'acidity', 'acidity'],
      ['chyawanprsh', 'chyawanprash', 'chyawanprash'],
      ['bp machin', 'bp%20machine', 'bp machine'],
      ['protien', 'protein', 'protein'],
      ['vitamn c', 'vitamin%20c', 'vitamin c'],
    ])('finds for “%s” the same as for its correction, and returns the correction', async (typed, header, meant) => {
      const { headers } = await api.get(`/products?q=${encodeURIComponent(typed)}`);
      expect(headers.get('x-corrected-search')).toBe(header);
      expect(await find(typed)).toEqual(await find(meant));
      expect(await find(`"${typed}"`)).toEqual([]);
    });

    it.each(['acidity', 'विटामिन', 'khansi', '"acidity"', 'crocin'])(
      'returns no correction for “%s”',
      async (typed) => {
        const { headers } = await api.get(`/products?q=${encodeURIComponent(typed)}`);
        expect(headers.get('x-corrected-search')).toBeNull();
      },
    );

    it.each([
      ['zincovit zinc', 'zincovit'],
      ['zinc', null],
      ['zincovit', null],
    ])('the words of “%s” that nothing is found for are “%s”', async (typed, unsold) => {
      const { headers } = await api.get(`/products?q=${encodeURIComponent(typed)}`);
      expect(headers.get('x-unsold-words')).toBe(unsold);
    });

    it('counts another search in addition to the list, which stays as it is', async () => {
      const count = async (text: string) => {
        const response = await api.get('/products?_page=1&_limit=10', { 'x-count-search': text });
        const ids = (response.body as Product[]).map(({ id }) => id);
        expect(response.headers.get('vary')).toContain('x-count-search');
        return [response.headers.get('x-search-count'), response.headers.get('x-total-count'), ids[0]];
      };
      const expected = String(findTitles(demoCatalogue, 'diabetes').found.length);
      // The text is counted twice, because the second response comes from the cache.
      for (const text of ['diabetes', 'diabetes']) expect(await count(text)).toEqual([expected, '300', 1]);
      expect(await count('%E0%A4%95%E0%A5%88%E0%A4%B2%E0%A5%8D%E0%A4%B6%E0%A4%BF%E0%A4%AF%E0%A4%AE')).not.toContain(
        '0',
      );
      expect(await count('%22condom%22')).toEqual(['0', '300', 1]);
      for (const text of ['', '%20', '%E0%A4', 'x'.repeat(201)]) expect(await count(text)).toEqual([null, '300', 1]);
    });

    it('finds only products for kids for “vitamin for child”', async () => {
      const titles = (await find('vitamin for child')).map(({ title }) => title);
      expect(titles).toEqual([
        'Suryavit Junior 400 IU Vitamin D3 Drops, Bottle of 15 ml',
        'Suryavit Junior 400 IU Vitamin D3 Drops, Bottle of 30 ml',
      ]);
    });

    it.each([
      ...Object.values(searchHelpCopy.categories),
      ...Object.values(searchHelpCopy.forms),
      ...shellCopy.search.concerns,
    ])('finds products for the suggestion $name', async ({ search }) => {
      expect(await find(search)).not.toEqual([]);
    });
  });
}
