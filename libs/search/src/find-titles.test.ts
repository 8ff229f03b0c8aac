import { expect, test } from 'vitest';
import { findTitles, mayGoOn } from './find-titles.ts';
import { browsedFormIn } from './forms.ts';

const list = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const found = (titles: string[], text: string) => findTitles(list(...titles), text).found.map(({ title }) => title);

test('matches some of the words if no title has all, and the rare one counts more', () => {
  const titles = ['Neem Soap', 'Neem Gel', 'Aloe Gel', 'Neem Oil'];
  expect(found(titles, 'neem aloe')).toEqual(['Aloe Gel', 'Neem Gel', 'Neem Oil', 'Neem Soap']);
});

test('a title needs the words of a named product, and other words only count', () => {
  const titles = ['Vitamin E Drops', 'Calmag D3 Sachet', 'Sun D3 60000 IU Softgel', 'Sun D3 2000 IU Drops'];
  expect(found(titles, 'vitamin d drops or softgel')).toEqual([
    'Sun D3 2000 IU Drops',
    'Sun D3 60000 IU Softgel',
    'Calmag D3 Sachet',
  ]);
  expect(found(titles, 'vitamin k drops')).toEqual([]);
});

test.each([
  // A word that is like no word of the titles, and may be a name, is unsold.
  ['zincovit zinc', ['zincovit']],
  ['zinc gloves', ['gloves']],
  ['बेकाडेक्सामिन zinc', ['बेकाडेक्सामिन']],
  // The word sounds like the glucose of a title.
  ['ग्लूकोज़ zinc', []],
  ['ज़िंकोविट ज़िंक', ['ज़िंकोविट']],
  // The words of the table of ordinary words name no product.
  ['good zinc for women', []],
  ['zinc supplement', []],
  ['Indian supplements whitening benefits zinc', []],
  ['organic children zinc', []],
  ['zinc for anxiety, wrinkles and kidney', []],
  ['zinc for sweaty armpits and odor', []],
  ['soothing zinc for toothache and sunburn', []],
  ['hypoallergenic zinc for breastfeeding', []],
  ['kitchen zinc for the monsoon', []],
  ['zinc बदबू', []],
  ['zinc ke liye thakan', []],
  // A brand of the table of known words, and a word of the table of spellings.
  ['colgate zinc', ['colgate']],
  ['zinc psyllium', ['psyllium']],
  // A strength, a form and a word of three letters are no names.
  ['zinc 50 mg xyz tablet', []],
  ['zinc', []],
])('%s finds zinc, and calls %j unsold', (text, unsold) => {
  const { found, interpretation } = findTitles(list('Zinc Tablet', 'Glucose Powder'), text);
  expect(found.map(({ title }) => title)).toEqual(['Zinc Tablet']);
  expect(interpretation?.unsoldWords).toEqual(unsold);
});

test('another list has a separate vocabulary', () => {
  expect([found(['Zinc'], 'zinc'), found(['Aloe'], 'zinc')]).toEqual([['Zinc'], []]);
});

test.each(['betnovate cream', 'xyzmycin 20 g ointment', 'xyzmycin neem cream'])(
  'finds no other cream for %s, because no title has a name like it',
  (text) => {
    expect(found(['Neem Cream, Tube of 20 g'], text)).toEqual([]);
  },
);

/**
 * Names of medicines that the shop does not sell. The search knows most by their beginnings or endings
 * (`isLikeMedicine`). The names from digoxin to ambroxol have none of these, and are in the table of terms.
 */
const medicines = [
  ...'acyclovir terbinafine clarithromycin gentamicin rifampicin cloxacillin ofloxacin minocycline rifaximin'.split(
    ' ',
  ),
  ...'linezolid meropenem sulbactam itraconazole letrozole oseltamivir remdesivir ivermectin chloroquine'.split(' '),
  ...'praziquantel nitrofurantoin cefuroxime cephalexin'.split(' '),
  ...'atenolol ramipril olmesartan rosuvastatin cilnidipine torsemide indapamide chlorthalidone fenofibrate'.split(' '),
  ...'hydrochlorothiazide enoxaparin rivaroxaban dabigatran clopidogrel ticagrelor warfarin ivabradine'.split(' '),
  ...'vildagliptin dapagliflozin pioglitazone gliclazide glipizide voglibose acarbose semaglutide'.split(' '),
  ...'rabeprazole granisetron ranitidine levosulpiride metoclopramide mebeverine dicyclomine risperidone'.split(' '),
  ...'flurbiprofen naproxen aceclofenac meloxicam etoricoxib nimesulide sumatriptan lidocaine tramadol'.split(' '),
  ...'buprenorphine febuxostat serratiopeptidase betamethasone dexamethasone mometasone prednisone'.split(' '),
  ...'triamcinolone desonide clobetasol norethisterone levonorgestrel finasteride mifepristone misoprostol'.split(' '),
  ...'clonazepam alprazolam fluoxetine escitalopram sertraline venlafaxine amitriptyline olanzapine'.split(' '),
  ...'carbamazepine pregabalin gabapentin levetiracetam valproate lamotrigine trazodone zolpidem phenytoin'.split(' '),
  ...'montelukast levocetirizine hydroxyzine fexofenadine loratadine pheniramine theophylline formoterol'.split(' '),
  ...'levosalbutamol ipratropium phenylephrine xylometazoline sildenafil tamsulosin tretinoin adapalene'.split(' '),
  ...'digoxin spironolactone allopurinol baclofen codeine deflazacort ambroxol'.split(' '),
  ...'minoxidil latanoprost dorzolamide cisplatin imatinib methotrexate adalimumab'.split(' '),
];

test.each(medicines)('another product is not found for the medicine %s', (name) => {
  expect(found(['Neem Cream, Tube of 20 g', 'Zinc Tablet'], `${name} neem cream`)).toEqual([]);
  expect(found(['Neem Cream, Tube of 20 g', 'Zinc Tablet'], `zinc ${name}`)).toEqual([]);
});

test('a medicine that the shop sells is found next to another word', () => {
  const titles = ['Neem Cream', 'Terbinafine Cream'];
  expect(found(titles, 'terbinafine neem cream')).toEqual(['Terbinafine Cream', 'Neem Cream']);
});

test.each([
  ...'april magazine thermostat aerosol povidone glucosamine niacinamide allantoin vaseline'.split(' '),
  ...'melatonin glutathione collagen lecithin station proven certain alone medicine caffeine iodine'.split(' '),
])('%s is no medicine, so the word next to it is searched for', (word) => {
  expect(found(['Neem Cream, Tube of 20 g'], `${word} neem`)).toEqual(['Neem Cream, Tube of 20 g']);
});

test.each(['tabs', 'capsules', 'syrups', 'strips', 'suspensions', 'injections'])(
  'the form %s next to an unknown name finds nothing',
  (form) => {
    const titles = ['Zinc Tab', 'Zinc Capsule', 'Honey Syrup', 'Zinc, Strip of 10', 'Zinc Suspension', 'B12 Injection'];
    expect(found(titles, `betnovate ${form}`)).toEqual([]);
  },
);

test.each(['dettol', 'savlon', 'डेटॉल'])('the brand %s is no typing error for a word of a title', (brand) => {
  expect(found(['Waxed Dental Floss', 'Saline Spray', 'Salon Comb'], brand)).toEqual([]);
});

test('a form by itself finds the products of the form, also next to a known name', () => {
  const titles = ['Neem Cream', 'Aloe Cream', 'Neem Gel'];
  expect(found(titles, 'cream')).toEqual(['Neem Cream', 'Aloe Cream']);
  expect(found(titles, 'neem cream')).toEqual(['Neem Cream']);
});

test.each([
  ['xyzmycin cream', 'cream'],
  ['Xyzmycin Ointment 20 g', 'cream'],
  ['बेटनोवेट क्रीम', 'cream'],
  ['xyzmycin 500 mg tablet', undefined],
])('the form to look through of %s is %s', (text, form) => {
  expect(browsedFormIn(text)).toBe(form);
});

test('calcium finds a brand of calcium too, also with a typing error', () => {
  const titles = ['Zinc Tablet', 'Calmag D3 Tablet', 'Kids Calcium Syrup'];
  expect(found(titles, 'calcium').sort()).toEqual(['Calmag D3 Tablet', 'Kids Calcium Syrup']);
  expect(found(titles, 'calcum')).toEqual(['Kids Calcium Syrup', 'Calmag D3 Tablet']);
});

const shelf = ['Eye Vitamin Gummies', 'Honey Cough Syrup', 'Blood Pressure Monitor', 'Zinc Tablet', 'Antacid Sachet'];

test.each([
  // Vitamin E is not sold, but 'eye' of the gummies begins with its letter. No title has the word 'vit'.
  ['vitamin e', true],
  ['vit e', false],
  ['vitamin k', false],
  // The beginnings of Hindi names of the tables: nothing here is for fever (bukhar), and a monitor is for rakt-chaap.
  ['bukha', false],
  ['रक्तच', true],
  ['raktach', true],
  // Neither script nor sound is that of a name.
  ['தமிழ்', false],
  ['www', false],
  // These names find nothing even when they are typed to their end, because the shop does not sell the things.
  ['crocin', false],
  ['stethosco', false],
  ['knee pain', false],
  // Nothing goes on after a quote, and without a word.
  ['"vitamin e"', false],
  ['  –', false],
])('finds nothing for %s, and asks for more letters: %s', (text, asks) => {
  expect(found(shelf, text)).toEqual([]);
  expect(mayGoOn(list(...shelf), text)).toBe(asks);
});
