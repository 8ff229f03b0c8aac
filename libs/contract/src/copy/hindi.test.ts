import { describe, expect, test } from 'vitest';
import { screenDescriptions, screens } from '../paths/paths.ts';
import { CONSULT_MODES, CONSULT_SPECIALITIES, CONSULT_SYMPTOMS } from '../schemas/consult-choices.ts';
import { consultNames } from './hi/consult-names.ts';
import { record, statistics } from './hi/home-records.ts';
import { notFoundTitle, screens as hindiScreens } from './hi/screens.ts';
import { messages } from './messages.ts';

type Catalogues = Readonly<Record<string, { readonly en?: unknown; readonly hi?: unknown }>>;

/** The Latin words that a Hindi sentence may contain, grouped by the reason why they stay. */
const LATIN = {
  'the shop and the services it is built on': ['Niramaya', 'Firebase', 'Demo', 'Pharmacy'],
  'wallets and banks': [
    ...['Paytm', 'Mobikwik', 'ZIP', 'Freecharge', 'PhonePe', 'Amazon', 'Pay', 'Simpl'],
    ...['ICICI', 'HDFC', 'AXIS', 'KOTAK', 'SBI'],
  ],
  'printed so on packs and doors': ['MD', 'COVID', 'x', 'MRP', 'FSSAI', 'ISO', 'X', 'H', 'NRx', 'D', 'BP'],
  units: ['C', 'MB', 'g', 'ml', 'kg'],
  'said so in Hindi, and written so by Indian banks': [
    'UPI',
    'ID',
    'RT',
    'PCR',
    'PIN',
    'QR',
    'GST',
    'EMI',
    'JSON',
    'PDF',
    'ics',
  ],
  'an address, or the shape of one': ['name', 'example', 'com', 'upi', 'bankname', 'grievance', 'niramaya', 'a'],
  'the languages, which the contract names in English (COVID-09)': ['English', 'Hindi'],
  'how a file calls its moment': ['T', 'Z'],
};
const allowed = new Set(Object.values(LATIN).flat());

/** Fields whose value no shopper reads. */
const UNREAD = new Set(['href', 'icon', 'id', 'picture', 'search']);

/** Names that the contract fixes, and by which the code finds a picture. The screen translates them. */
const KEPT_IN_ENGLISH = [/^consultCopy\.specialities\.cards\.\d+\.name$/];

/** Texts in which Hindi counts differently: 25 million is 2.5 करोड़. */
const OTHER_NUMBERS = [
  /^homeCopy\.intro\.text$/,
  /^homeCopy\.blocks\.statistics\.items\.[01]\.figure$/,
  // “Step 1” is “the first step”.
  /^screens\.(patients|symptoms|specialities)\.title$/,
];

/** Words that docs/hindi.md replaces, and stiff words. */
const FORBIDDEN =
  /कृपया|दर्ज करें|औषधि|मेडिसिन|उत्पाद|आइटम|क़ीमत|कीमत|डिस्काउंट|ऑफर|प्रस्ताव|टोकरी|कार्ट में जोड़|पेमेंट|अदा करें|राशि|आदेश|पावती|वितरण|शिपिंग|नुस्ख|प्रिस्क्रिप्शन|कंसल्ट|विशेषज्ञता|रोगी|सिम्पटम|टेस्ट|नमूना|डोज़|इमरजेंसी|अकाउंट|लॉग इन|साइन इन|ई-मेल|एड्रेस|सहेज|सर्च|श्रेणी|कनेक्शन|प्रदर्शन|डिलीट|पुनः|प्रयास|जांच|फोन|फार्म|ज़रुर|जरूर|डिलिवरी|रिफंड|रद करें|तुम्ह|आपका अपना खाता/u;

/** Words that were misread when the Hindi was translated back, and second spellings of them. */
const MISREAD =
  /आपातकाल|बाल विशेषज्ञ|सलाहकार|पैसे वाल|नशीली|भ्रम|कटा हुआ दाम|पत्रिका|माता-पिता या अभिभावक|लॉगिन (?:नहीं )?(?:हैं|हों)|आमने-सामने|पिछल[ाे] खोल|चाहिए हो सकता|(?:गए|गया) हो सकत|इकाई|MRP पर उपलब्ध|एक्सपायरी से पहले|ऑर्डर ख़राब|लाइसेंसी|वर्तनी|फ़्लेबोटोमिस्ट|हिन्दी|एम्बुलेंस|बुखार|खुदरा|धुंधल/u;

/** Names of symptoms, titles and records are in no copy. */
const sources = Object.entries(
  import.meta.glob<string>('./hi/*.ts', { query: '?raw', import: 'default', eager: true }),
).flatMap(([file, source]) => source.split('\n').map((line) => `${file}: ${line.trim()}`));

/** The arguments of functions that need other values than the numbers 7, 9 and 11. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'consultCopy.specialities.carousel.showing': [[['7', '9'], 11]],
  'consultSummaryCopy.who': [['Asha', 7, 'female']],
  'deliveryEstimateCopy.estimate': [['bihar']],
  'homeCopy.carousel.showing': [[['7', '9'], 11]],
  'medicineDetailsCopy.safety.stopText': [[['112', '108']]],
  'medicinesCopy.card.perUnit': [[{ rupees: 7, unit: 'g' }]],
  'ordersCopy.moment': [[Date.UTC(2026, 10, 22, 14, 45)]],
  'messageHistoryCopy.at': [[Date.UTC(2026, 10, 22, 14, 45)]],
  'prescriptionsCopy.receipts': [[['7', '9']]],
  'prescriptionsCopy.title': [[{ doctor: 'Asha', writtenOn: '2026-02-03' }]],
  'refillCopy.month': [['2026-02']],
  'symptomsCopy.picked': [[['7', '9']]],
};
const counts = [
  [0, 0, 0],
  [1, 1, 1],
  [7, 9, 11],
];

/** A sentence in both languages, or the result of a function for sample values, with its key. */
interface Text {
  readonly at: string;
  readonly en: string;
  readonly hi: string;
}

const shapes: string[] = [];

function pairs(at: string, en: unknown, hi: unknown): Text[] {
  if (typeof en === 'function' && typeof hi === 'function') {
    return (SAMPLES[at] ?? counts).flatMap((values) => pairs(at, en(...values), hi(...values)));
  }
  if (typeof en === 'string' && typeof hi === 'string') return [{ at, en, hi }];
  if (typeof en === 'number' && en === hi) return [];
  if (typeof en === 'object' && en !== null && typeof hi === 'object' && hi !== null) {
    const [here, there] = [Object.keys(en), Object.keys(hi)];
    if (here.toSorted().join() !== there.toSorted().join()) shapes.push(`${at}: ${here.join()} | ${there.join()}`);
    return here
      .filter((key) => !UNREAD.has(key))
      .flatMap((key) => pairs(`${at}.${key}`, en[key as keyof typeof en], hi[key as keyof typeof hi]));
  }
  shapes.push(`${at}: ${typeof en} | ${typeof hi}`);
  return [];
}

const texts: Text[] = [];
const exportsOf = (files: Readonly<Record<string, object>>): Catalogues => Object.assign({}, ...Object.values(files));
const inEnglish = exportsOf(import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true }));
// Texts without Hindi show in English.
for (const [name, { hi }] of Object.entries(exportsOf(import.meta.glob<object>('./hi/*.ts', { eager: true }))))
  if (hi) texts.push(...pairs(name, name === 'messagesCopy' ? messages : inEnglish[name]?.en, hi));
for (const [name, hi] of Object.entries(hindiScreens)) {
  const screen = name as keyof typeof screens;
  const english = { title: screens[screen].title, description: screenDescriptions[screen] };
  texts.push(...pairs(`screens.${name}`, english, hi));
}

/** Returns the key and the Hindi text of each entry that a check finds. */
const where = (list: readonly Text[], found: (texts: Text) => boolean) =>
  list.filter((each) => found(each)).map(({ at, hi }) => `${at}: ${hi}`);

const numbersOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' ');
const endOf = (text: string) => (/[.।]$/.test(text) ? 'stop' : (/[?:…!]$/.exec(text)?.[0] ?? ''));

describe('Hindi compared with English', () => {
  test('every symptom, speciality and mode of the consultation has a name, and the not-found screen a title', () => {
    const { symptoms, specialities, modes } = consultNames;
    expect(Object.keys(symptoms)).toEqual([...CONSULT_SYMPTOMS]);
    expect(Object.keys(specialities).toSorted()).toEqual(CONSULT_SPECIALITIES.toSorted());
    expect(Object.keys(modes)).toEqual([...CONSULT_MODES]);
    const names = [symptoms, specialities, modes, [notFoundTitle]].flatMap((each) => Object.values<string>(each));
    expect(names.filter((name) => !/[\u0900-\u097F]/.test(name))).toEqual(['COVID-19, ICICI']);
  });

  test('the cards of home are in Hindi, except the names of remedies', () => {
    expect(record('Includes 72 Tests')).toBe('72 जाँचें शामिल');
    expect(record('Kidney Care Checkup')).toBe('गुर्दे का चेकअप');
    expect(record('Syrup, bottle of 100 ml')).toBe('सिरप, 100 ml की बोतल');
    expect(record('Allium Cepa 30 CH')).toBe('Allium Cepa 30 CH');
    expect(statistics.map(({ figure }) => figure)).toEqual(['26 करोड़+', '3.1 करोड़+', '1800+']);
  });

  test('each catalogue has both languages, with the same keys', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(shapes).toEqual([]);
  });

  test('no text is left in English, except names and units', () => {
    const isLatin = ({ at, hi }: Text) =>
      !KEPT_IN_ENGLISH.some((kept) => kept.test(at)) &&
      (hi.match(/[A-Za-z]+/g) ?? []).some((word) => !allowed.has(word) && word !== 'Asha');
    expect(where(texts, isLatin)).toEqual([]);
    const isSame = ({ at, en, hi }: Text) =>
      en === hi &&
      /[A-Za-z]{2}/.test(hi) &&
      !/^(?:authCopy\.emailPlaceholder|covidCopy\.language|paymentCopy|.*\.(?:mrp|iso|price\.mrp|name)$)/.test(at);
    expect(where(texts, isSame).filter((text) => !/ID \d/.test(text))).toEqual([]);
  });

  test('both contain the same numbers, in Latin digits, and no text is empty', () => {
    expect(where(texts, ({ hi }) => /[०-९]/.test(hi))).toEqual([]);
    const differs = ({ at, en, hi }: Text) =>
      !OTHER_NUMBERS.some((other) => other.test(at)) && numbersOf(en) !== numbersOf(hi);
    expect(where(texts, differs)).toEqual([]);
    expect(where(texts, ({ en, hi }) => en.trim() !== '' && hi.trim() === '')).toEqual([]);
  });

  test('a sentence ends with a danda for an English full stop, and with a question mark for a question', () => {
    expect(where(texts, ({ en, hi }) => endOf(en) !== endOf(hi))).toEqual([]);
    expect(where(texts, ({ hi }) => /[\u0900-\u097F]\.(?:\s|$)| [।,?!]|।।/.test(hi))).toEqual([]);
  });

  test('all texts have one spelling: NFC, single spaces, the words of the glossary', () => {
    expect(where(texts, ({ hi }) => hi !== hi.normalize('NFC'))).toEqual([]);
    expect(where(texts, ({ en, hi }) => / {2}|\u00A0/.test(hi) || (hi !== hi.trim() && en === en.trim()))).toEqual([]);
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((line) => FORBIDDEN.test(line) || MISREAD.test(line))).toEqual([]);
  });

  test('a sentence spells the name of a button as the button does', () => {
    const labels = new Set(texts.map(({ hi }) => hi));
    const isUnknown = ({ at, hi }: Text) =>
      !at.includes('coupon') &&
      !at.startsWith('productGuides') &&
      [...hi.matchAll(/‘([^’]+)’/g)].some(([, label = '']) => !labels.has(label));
    expect(where(texts, isUnknown)).toEqual([]);
  });
});
