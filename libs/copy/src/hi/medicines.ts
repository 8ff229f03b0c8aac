import { formatRupees, groupDigits, type UnitPrice } from '@niramaya/contract';
import { inTypographicQuotes, type medicinesCopy as english } from '../en/medicines.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export { inTypographicQuotes } from '../en/medicines.ts';

const counted = (count: number) => groupDigits(String(count));
const products = (count: number, hasMore: boolean) => `${counted(count)} ${hasMore ? 'से ज़्यादा ' : ''}प्रोडक्ट`;

const units: Record<UnitPrice['unit'], string> = {
  piece: 'प्रति पीस',
  g: 'प्रति g',
  ml: 'प्रति ml',
  kg: 'प्रति kg',
  litre: 'प्रति लीटर',
};

/** The texts of the listing and of the product cards. */
export const medicinesCopy: Translated<typeof english> = {
  title: 'दवाएँ और हेल्थ प्रोडक्ट',
  promises: ['असली पैक, सीलबंद और एक्सपायरी की तारीख़ के अंदर', 'कभी MRP से ज़्यादा नहीं', 'सवाल हो तो फ़ार्मासिस्ट से पूछें'],
  categories: {
    vitamins: 'विटामिन',
    nutrition: 'पोषण',
    personalCare: 'पर्सनल केयर',
    skinCare: 'त्वचा की देखभाल',
    ayurveda: 'आयुर्वेद',
  },
  filters: {
    title: 'फ़िल्टर',
    category: 'कैटेगरी',
    rating: 'सिर्फ़ इतनी रेटिंग वाले',
    stars: () => 'स्टार',
    applied: 'चुने हुए फ़िल्टर',
    or: ' या ',
    open: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count})`),
    close: 'फ़िल्टर बंद करें',
    clear: 'सब हटाएँ',
    remove: (name) => `फ़िल्टर हटाएँ: ${name}`,
    show: (count, hasMore) => `${count === null ? 'प्रोडक्ट' : products(count, hasMore)} देखें`,
  },
  sort: {
    label: 'किस क्रम में',
    all: 'दुकान के क्रम में',
    lowToHigh: 'दाम: कम से ज़्यादा',
    highToLow: 'दाम: ज़्यादा से कम',
    byMrp: 'MRP के क्रम में, छूट घटाए बिना',
    sorted: { asc: ', MRP के क्रम में, सबसे कम पहले', desc: ', MRP के क्रम में, सबसे ज़्यादा पहले' },
  },
  status: (total, hasMore, page, pages) => `${products(total, hasMore)}, ${counted(pages)} में से पेज ${counted(page)}`,
  noneFound: 'कोई प्रोडक्ट नहीं मिला',
  products: 'प्रोडक्ट',
  search: {
    chip: (text) => inTypographicQuotes(text),
    remove: (text) => `खोज हटाएँ: ${inTypographicQuotes(text)}`,
    products: (text) => `${inTypographicQuotes(text)} के लिए मिले प्रोडक्ट`,
    title: (text) => `${inTypographicQuotes(text)} · दवाएँ और हेल्थ प्रोडक्ट`,
    countedFor: (text) => `, “${text}” के लिए मिले`,
    unsold: (words) =>
      `हम ${words.map(inTypographicQuotes).join(' या ')} नहीं बेचते। नीचे के प्रोडक्ट ${words.length === 1 ? 'उसकी' : 'उनकी'} जगह नहीं ले सकते।`,
    literal: (text) => `“${text}” ही खोजें, जैसा आपने लिखा था`,
  },
  card: {
    now: 'दाम',
    mrp: 'MRP',
    off: (percent) => `${percent}% छूट`,
    saved: (rupees) => `${formatRupees(rupees)} की बचत`,
    atMrp: 'MRP पर बिकता है',
    outOf5: 'स्टार, 5 में से',
    perUnit: ({ rupees, unit }) => `${formatRupees(rupees)} ${units[unit]}`,
    add: 'डालें',
    addSuffix: (title) => `कार्ट में: ${title}`,
  },
  unread: (count) =>
    plural(
      count,
      `${count} प्रोडक्ट नहीं दिखाया जा सकता: उसका डेटा ख़राब है।`,
      `${count} प्रोडक्ट नहीं दिखाए जा सकते: उनका डेटा ख़राब है।`,
    ),
  help: {
    title: 'समझ नहीं आ रहा कि आपके लिए क्या ठीक है?',
    text: 'डॉक्टर को अपनी तकलीफ़ बताएँ और घर बैठे सीधा जवाब पाएँ।',
    action: 'डॉक्टर से पूछें',
  },
  pages: {
    nav: 'प्रोडक्ट के पेज',
    previous: 'पिछला',
    next: 'अगला',
    page: (page) => `पेज ${page}`,
  },
  /** The line above a list that came before the connection was lost. */
  kept: 'यह वही सूची है जो आपने पिछली बार देखी थी। इंटरनेट आते ही यह फिर से लोड होगी।',
  failed: {
    title: 'प्रोडक्ट नहीं खुल सके',
    text: 'ग़लती हमारी है, आपकी नहीं। आपके चुने फ़िल्टर वैसे ही रहेंगे।',
    offline: 'इंटरनेट आते ही सूची अपने आप खुल जाएगी; आपके चुने फ़िल्टर वैसे ही रहेंगे।',
    retry: 'फिर कोशिश करें',
    reference: (id) => `बार-बार ऐसा हो, तो हमारी सहायता टीम को ${id} नंबर बताएँ।`,
  },
};
