import { formatRupees, groupDigits } from '../../rules/money.ts';
import type { UnitPrice } from '../../rules/unit-price.ts';
import type { ProductCategory } from '../../schemas/vocabulary.ts';
import type { InHindi } from '../localised.ts';
import type { medicinesCopy as english } from '../medicines.ts';

const counted = (count: number) => groupDigits(String(count));

const categories: Record<ProductCategory, string> = {
  vitamins: 'विटामिन',
  nutrition: 'पोषण',
  personalCare: 'पर्सनल केयर',
  skinCare: 'त्वचा की देखभाल',
  ayurveda: 'आयुर्वेद',
};

const units: Record<UnitPrice['unit'], string> = {
  piece: 'प्रति नग',
  g: 'प्रति g',
  ml: 'प्रति ml',
  kg: 'प्रति kg',
  litre: 'प्रति लीटर',
};

export const medicinesCopy: InHindi<typeof english> = {
  hi: {
    title: 'दवाएँ और हेल्थ प्रोडक्ट',
    promises: ['असली पैक, सीलबंद और एक्सपायरी की तारीख़ के अंदर', 'कभी MRP से ज़्यादा नहीं', 'पूछने के लिए फ़ार्मासिस्ट'],
    categories,
    filters: {
      title: 'फ़िल्टर',
      category: 'कैटेगरी',
      rating: 'रेटिंग',
      stars: () => 'स्टार',
      applied: 'चुने हुए फ़िल्टर',
      or: ' या ',
      open: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count})`),
      close: 'फ़िल्टर बंद करें',
      clear: 'सब हटाएँ',
      remove: (name) => `फ़िल्टर हटाएँ: ${name}`,
      show: (count) => (count === null ? 'प्रोडक्ट देखें' : `${counted(count)} प्रोडक्ट देखें`),
    },
    sort: {
      label: 'किस क्रम में',
      all: 'कोई क्रम नहीं',
      lowToHigh: 'दाम: कम से ज़्यादा',
      highToLow: 'दाम: ज़्यादा से कम',
      byMrp: 'MRP के क्रम में',
      from: { asc: ', सबसे कम पहले', desc: ', सबसे ज़्यादा पहले' },
    },
    status: (total, page, pages) => `${counted(total)} प्रोडक्ट, ${counted(pages)} में से पेज ${counted(page)}`,
    noneFound: 'कोई प्रोडक्ट नहीं',
    products: 'प्रोडक्ट',
    search: {
      chip: (text) => `“${text}”`,
      remove: (text) => `खोज हटाएँ: “${text}”`,
      products: (text) => `“${text}” के लिए मिले प्रोडक्ट`,
      title: (text) => `“${text}” · दवाएँ और हेल्थ प्रोडक्ट`,
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
      added: 'कार्ट में',
      addSuffix: (title) => `कार्ट में: ${title}`,
      addedSuffix: (title) => title,
    },
    unread: (count) => `${count} प्रोडक्ट नहीं दिखाए जा सकते: उनका डेटा ख़राब है।`,
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
    failed: {
      title: 'प्रोडक्ट नहीं खुल सके',
      text: 'ग़लती हमारी है, आपकी नहीं। आपके फ़िल्टर वैसे ही हैं।',
      offline: 'लगता है आप ऑफ़लाइन हैं। इंटरनेट देखें और फिर कोशिश करें; आपके फ़िल्टर वैसे ही हैं।',
      retry: 'फिर कोशिश करें',
      reference: (id) => `बार-बार ऐसा हो, तो हमारी सहायता टीम को ${id} नंबर बताएँ।`,
    },
  },
};
