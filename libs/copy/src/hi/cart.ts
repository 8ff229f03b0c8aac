import { formatRupees } from '@niramaya/contract';
import type { cartCopy as english } from '../en/cart.ts';
import type { Translated } from '../translated.ts';
import { packsInHindi } from './offer-terms.ts';
import { plural } from './plural.ts';

/** The texts of the cart screen, in Hindi. */
export const cartCopy: Translated<typeof english> = {
  heading: 'कार्ट में कुल प्रोडक्ट',
  quantity: 'संख्या',
  quantityOf: (title) => `संख्या: ${title}`,
  remove: 'हटाएँ',
  removeLabel: (title) => `हटाएँ: ${title}`,
  increase: (title) => `संख्या बढ़ाएँ: ${title}`,
  decrease: (title) => `संख्या घटाएँ: ${title}`,
  each: (price) => `${price} प्रति पैक`,
  mrp: 'MRP',
  now: 'दाम',
  lineTotal: (total) => `कुल ${total}`,
  large: '50 से ज़्यादा पैक बहुत होते हैं। देख लें कि संख्या सही है।',
  listLabel: 'आपके कार्ट के प्रोडक्ट',
  totals: {
    title: 'दाम का ब्योरा',
    subtotal: 'सभी प्रोडक्ट का दाम',
    shipping: 'डिलीवरी शुल्क',
    total: 'कुल दाम',
    note: 'सभी टैक्स शामिल',
  },
  payNow: 'अभी भुगतान करें',
  browse: 'और प्रोडक्ट डालें',
  unreadable: {
    text: 'कार्ट का कुछ हिस्सा पढ़ा नहीं जा सकता: उसका रिकॉर्ड ख़राब हो गया है। वह इसी डिवाइस पर रहेगा, और गिना नहीं गया।',
    action: 'मेरा डेटा देखें',
  },
  empty: {
    title: 'आपका कार्ट ख़ाली है',
    text: 'पूरे परिवार के लिए दवाएँ, विटामिन और देखभाल के प्रोडक्ट: बस खोजने की देर है।',
    action: 'दवाएँ देखें',
  },
  saving: (rupees) => `${formatRupees(rupees)} की बचत`,
  priceChange: {
    text: (then, today) =>
      `अब दाम ${formatRupees(today)} है; जब आपने कार्ट में डाला था, तब ${formatRupees(then)} था। जब तक आप न बदलें, कार्ट में पुराना दाम रहेगा।`,
    take: 'नया दाम लें',
    takeOf: (title) => `नया दाम लें: ${title}`,
  },
  today: {
    idle: 'कार्ट में हर प्रोडक्ट का वही दाम रहता है जो उसे डालने के दिन था।',
    check: 'आज के दाम पता करें',
    again: 'फिर कोशिश करें',
    asking: 'हम आज के दाम पता कर रहे हैं',
    same: 'ये आज के दाम हैं।',
    changed: (count) =>
      plural(
        count,
        `${count} प्रोडक्ट का दाम बदल गया है, या वह अब दुकान में नहीं है।`,
        `${count} प्रोडक्ट के दाम बदल गए हैं, या वे अब दुकान में नहीं हैं।`,
      ),
    unchecked: (count) =>
      plural(count, `${count} प्रोडक्ट का दाम पता नहीं चल सका।`, `${count} प्रोडक्ट के दाम पता नहीं चल सके।`),
    offers: (count) =>
      plural(
        count,
        `${count} प्रोडक्ट ऑफ़र में और सस्ता है: वह ऑफ़र सूची में दिखता है।`,
        `${count} प्रोडक्ट ऑफ़र में और सस्ते हैं: वे ऑफ़र सूची में दिखते हैं।`,
      ),
    show: 'दिखाएँ',
    shown: 'सूची में हर एक के साथ लिखा है।',
    failed: 'आज के दाम पता नहीं चल सके। कार्ट में वही दाम हैं जो डालने के दिन थे।',
    gone: 'इस नाम का प्रोडक्ट अब दुकान में नहीं है। इसे हटाएँ, या पुराने दाम पर रहने दें।',
  },
  alsoAsOffer: (rupees, packs) =>
    packs === null
      ? `यही प्रोडक्ट कार्ट में ऑफ़र के दाम पर भी है (${formatRupees(rupees)})।`
      : `यही प्रोडक्ट कार्ट में ऑफ़र के दाम पर भी है (${packsInHindi(packs)} का दाम ${formatRupees(rupees)})।`,
  offerHolds: (rupees, packs, eachRupees) =>
    eachRupees === null
      ? `आज के ऑफ़र में इसका दाम ${formatRupees(rupees)} है।`
      : `आज के ऑफ़र में: ${packsInHindi(packs)} का दाम ${formatRupees(rupees)}, यानी ${formatRupees(eachRupees)} प्रति पैक।`,
  useOffer: 'ऑफ़र लें',
  useOfferOf: (title) => `ऑफ़र लें: ${title}`,
  offerUsed: (quantity, rupees) =>
    quantity === 1
      ? `${formatRupees(rupees)} वाले प्रोडक्ट की जगह अब यह ऑफ़र है।`
      : `${quantity} पैक (${formatRupees(rupees)} प्रति पैक) की जगह अब यह ऑफ़र है।`,
  keepOffer: 'सिर्फ़ ऑफ़र रखें',
  keepOfferOf: (title) => `सिर्फ़ ऑफ़र रखें: ${title}`,
  removed: (title) => `हटा दिया: ${title}`,
  undo: 'वापस लाएँ',
  undoOf: (title) => `वापस लाएँ: ${title}`,
  notKept: {
    full: 'इस डिवाइस में जगह नहीं बची है, इसलिए कार्ट के बदलाव पेज छोड़ने तक ही रहेंगे।',
    forbidden: 'यह ब्राउज़र कार्ट को सेव नहीं करने देता, इसलिए कार्ट पेज छोड़ने तक ही रहेगा।',
  },
};
