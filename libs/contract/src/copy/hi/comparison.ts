import { formatRupees } from '../../rules/money.ts';
import type { comparisonCopy as english } from '../comparison.ts';
import type { InHindi } from '../localised.ts';

export const comparisonCopy: InHindi<typeof english> = {
  hi: {
    caption: 'प्रोडक्ट साथ-साथ',
    product: 'प्रोडक्ट',
    price: 'दाम',
    lowest: 'सबसे कम दाम',
    mrp: 'MRP',
    saving: 'आपकी बचत',
    saved: (rupees) => (rupees > 0 ? formatRupees(rupees) : 'MRP पर बिकता है'),
    perUnit: 'प्रति यूनिट दाम',
    rating: 'रेटिंग',
    outOf5: (rating) => `5 में से ${rating.toFixed(1)}`,
    category: 'कैटेगरी',
    unknown: 'पैक पर नहीं लिखा',
    actions: 'विकल्प',
    add: 'डालें',
    addOf: (title) => `कार्ट में डालें: ${title}`,
    drop: 'हटाएँ',
    dropOf: (title) => `हटाएँ: ${title}`,
    unreadable: {
      text: 'आपके चुने कुछ प्रोडक्ट पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। उन्हें सूची में फिर से चुनें।',
      action: 'मेरा डेटा देखें',
    },
    empty: {
      title: 'तुलना के लिए अभी कुछ नहीं है',
      text: 'सूची में ‘डालें’ के पास तराज़ू का निशान दबाकर दो से चार प्रोडक्ट चुनें।',
      action: 'दवाएँ देखें',
    },
  },
};
