import { formatRupees } from '@niramaya/contract';
import type { comparisonCopy as english } from '../en/comparison.ts';
import type { Translated } from '../translated.ts';

/** The texts of the table that compares products, in Hindi. */
export const comparisonCopy: Translated<typeof english> = {
  caption: 'प्रोडक्ट साथ-साथ',
  product: 'प्रोडक्ट',
  sideways: (count) => `सभी ${count} प्रोडक्ट देखने के लिए सूची को बाएँ-दाएँ खिसकाएँ।`,
  price: 'दाम',
  lowest: 'सबसे कम दाम',
  lowestPerUnit: 'प्रति यूनिट सबसे कम दाम',
  onlyDifferences: 'सिर्फ़ फ़र्क़ दिखाएँ',
  mrp: 'MRP',
  saving: 'आपकी बचत',
  saved: (rupees) => (rupees > 0 ? formatRupees(rupees) : 'MRP पर बिकता है'),
  perUnit: 'प्रति यूनिट दाम',
  otherUnits: 'पैक अलग-अलग तरह के हैं: इनके प्रति यूनिट दाम की तुलना नहीं हो सकती।',
  rating: 'रेटिंग',
  outOf5: (rating) => `5 में से ${rating.toFixed(1)}`,
  category: 'कैटेगरी',
  unknown: 'पैक पर नहीं लिखा',
  actions: 'विकल्प',
  add: 'डालें',
  addOf: (title) => `कार्ट में डालें: ${title}`,
  drop: 'तुलना से हटाएँ',
  dropOf: (title) => `तुलना से हटाएँ: ${title}`,
  facts: {
    show: 'दिखाएँ: इसमें क्या है और इसे कैसे इस्तेमाल करें',
    hide: 'छिपाएँ: इसमें क्या है और इसे कैसे इस्तेमाल करें',
    loading: 'प्रोडक्ट की जानकारी खुल रही है',
    note: 'ध्यान दें',
    inTwoLanguages: 'कुछ जानकारी हिंदी में है और कुछ अंग्रेज़ी में, इसलिए इसकी तुलना नहीं हो सकती। यहाँ सारी जानकारी दिखाई गई है।',
    same: 'यह जानकारी सबमें एक जैसी है।',
    none: 'दुकान ने इसकी जानकारी नहीं दी है। पैक पर पढ़ें, या फ़ार्मासिस्ट से पूछें।',
  },
  unreadable: {
    text: 'आपके चुने कुछ प्रोडक्ट पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। उन्हें सूची में फिर से चुनें।',
    action: 'मेरा डेटा देखें',
  },
  empty: {
    title: 'तुलना के लिए अभी कुछ नहीं है',
    text: 'सूची में ‘डालें’ के पास तराज़ू का निशान दबाकर दो से चार प्रोडक्ट चुनें।',
    action: 'दवाएँ देखें',
  },
};
