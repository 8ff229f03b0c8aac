import type { refillCopy as english } from '../en/refill.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

const products = (count: number) => `${count} प्रोडक्ट`;

const packs = (count: number) => `${count} पैक`;

/** The texts of the reminders to order a product again. */
export const refillCopy: Translated<typeof english> = {
  note: 'आपके ऑर्डर से बनी सूची। दिन आप तय करते हैं; दुकान को न पता है कि आपके यहाँ कितना इस्तेमाल होता है, न यह कि कितना होना चाहिए। यह सूची इसी डिवाइस पर रहती है, और कहीं नहीं।',
  now: 'अब रीफ़िल का समय',
  /** Returns a month such as '2026-02' in words: 'फ़रवरी 2026'. */
  month: (month) =>
    new Date(`${month}-01`).toLocaleDateString('hi-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  all: {
    add: (count) => `जिनका समय हो गया है, वे सब कार्ट में डालें (${products(count)})`,
    added: (count) => `${products(count)} आज के दाम पर आपके कार्ट में ${plural(count, 'डाला गया', 'डाले गए')}।`,
    already: (count) => `${products(count)} पहले से कार्ट में ${plural(count, 'था', 'थे')}।`,
    /** The text in the place of `already` if nothing else was ordered again: `quantity` packs are in the cart. */
    onlyAlready: (quantity) => `यह पहले से कार्ट में है (${packs(quantity)})।`,
    gone: (titles) => `जो प्रोडक्ट हम अब नहीं बेचते: ${titles}`,
    /** `before` and `now` are formatted prices of one pack, such as '₹99.00'. */
    changed: (title, before, now) => `पहले दाम ${before} था, अब ${now} है (${title})।`,
    addedAtOldPrice: (titles) => `आज का दाम पता नहीं चल सका, इसलिए कार्ट में वही दाम है जो ऑर्डर के दिन था (${titles})।`,
  },
  unreadable: {
    all: 'आपके तय किए दिनों का रिकॉर्ड पढ़ा नहीं जा सकता: वह ख़राब हो गया है, या दुकान के किसी नए वर्शन का है। जब तक आप किसी रसीद पर फिर से दिन न चुनें, सूची में कुछ नहीं रहेगा। वह रिकॉर्ड यहाँ जैसा है वैसा ही रहेगा, और अब आप जो दिन तय करेंगे, वे उसकी जगह नहीं लेंगे।',
    part: 'आपके तय किए कुछ दिन पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। वे प्रोडक्ट सूची में तब तक नहीं रहेंगे जब तक आप उनकी रसीद पर फिर से दिन न चुनें।',
  },
  ordered: (day, count) => `${day} का ऑर्डर: ${packs(count)}`,
  due: {
    later: (day) => `${day} को रीफ़िल का समय`,
    today: () => 'रीफ़िल का समय आज है',
    overdue: (day) => `रीफ़िल का समय ${day} को हो गया था`,
  },
  days: 'कितने दिन बाद फिर ऑर्डर करना है',
  notDays: '1 से 365 तक की संख्या लिखें, बिना दशमलव के। तब तक कुछ नहीं बदलता।',
  add: (count) => `${packs(count)} कार्ट में डालें`,
  addOf: (title, count) => `${packs(count)} कार्ट में डालें: ${title}`,
  outcomes: {
    asking: 'हम आज का दाम पता कर रहे हैं',
    added: (now) => `आपके कार्ट में है, ${now} प्रति पैक।`,
    /** `before` and `now` are formatted prices of one pack, such as '₹99.00'. */
    changed: (before, now) => `आपके कार्ट में है। आज का दाम ${now} प्रति पैक है; पहले ${before} था।`,
    already: 'यह पहले से आपके कार्ट में है। कुछ नहीं बदला गया।',
    gone: 'यह प्रोडक्ट अब दुकान में नहीं है, इसलिए कार्ट में कुछ नहीं डाला गया।',
    addedAtOldPrice: (before) => `आपके कार्ट में है, ${before} प्रति पैक। यह ऑर्डर के दिन वाला दाम है: आज का दाम पता नहीं चल सका।`,
  },
  offer: {
    title: 'बाद में फिर से ऑर्डर करें',
    text: 'चुनें कि कितने दिन बाद चाहिए, और समय होने पर यह प्रोडक्ट ‘रीफ़िल’ की सूची में आ जाएगा। दुकान को न पता है कि आपके यहाँ कितना इस्तेमाल होता है, न यह कि कितना होना चाहिए। यह जानकारी इसी डिवाइस पर रहती है, और कहीं नहीं।',
    off: 'याद न दिलाएँ',
    days: (days) => `${days} दिन बाद`,
    open: 'रीफ़िल देखें',
  },
  goToCart: 'कार्ट देखें',
  logIn: 'लॉगिन',
  leaveOut: (title) => `सूची से हटाएँ: ${title}`,
  bringBack: (count) => `सूची से हटाए प्रोडक्ट वापस लाएँ (${count})`,
  calendar: {
    action: 'कैलेंडर फ़ाइल (.ics)',
    text: 'आपके कैलेंडर ऐप के लिए। इन प्रोडक्ट के नाम भी उस ऐप में जाएँगे।',
    summary: (title) => `रीफ़िल: ${title}`,
    description: (count, days) => `${packs(count)}, हर ${days} दिन में, जैसा आपने Niramaya पर तय किया।`,
  },
  nothingListed: 'सूची में कुछ नहीं है: जो प्रोडक्ट चुने थे, वे सभी आपने यहाँ से हटा दिए हैं।',
  empty: {
    title: 'अभी रीफ़िल के लिए कुछ नहीं है',
    text: '‘मेरे ऑर्डर’ में किसी ऑर्डर की रसीद खोलें और चुनें कि उसकी कोई दवा या सप्लीमेंट आपको फिर कब चाहिए। तब वह प्रोडक्ट इस सूची में दिखेगा।',
    action: 'दवाएँ देखें',
  },
};
