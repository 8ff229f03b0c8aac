import type { InHindi } from '../localised.ts';
import type { refillCopy as english } from '../refill.ts';
import { plural } from './plural.ts';

const products = (count: number) => `${count} प्रोडक्ट`;

const packs = (count: number) => `${count} पैक`;

export const refillCopy: InHindi<typeof english> = {
  hi: {
    note: 'आपके ऑर्डर से बनी सूची। दिन आप तय करते हैं; दुकान को न पता है कि कितना इस्तेमाल होता है, न यह कि कितना होना चाहिए। इसी डिवाइस पर रहती है, और कहीं नहीं।',
    now: 'अब रीफ़िल का समय',
    month: (month) =>
      new Date(`${month}-01`).toLocaleDateString('hi-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    all: {
      add: (count) => `जिनका समय हो गया है, वे सब कार्ट में डालें (${products(count)})`,
      added: (count) => `${products(count)} आज के दाम पर आपके कार्ट में ${plural(count, 'डाला गया', 'डाले गए')}।`,
      already: (count) => `${products(count)} पहले से कार्ट में ${plural(count, 'था', 'थे')}।`,
      gone: (titles) => `दुकान में अब नहीं: ${titles}।`,
      changed: (title, before, now) => `पहले दाम ${before} था, अब ${now} है: ${title}।`,
      asBefore: (titles) => `आज का दाम पता नहीं चल सका, इसलिए पुराने दाम पर कार्ट में: ${titles}।`,
    },
    unreadable: {
      all: 'आपके तय किए दिनों का रिकॉर्ड पढ़ा नहीं जा सकता: वह ख़राब हो गया है, या दुकान के किसी नए वर्शन का है। हर प्रोडक्ट के लिए फिर 30 दिन हैं, और जो प्रोडक्ट आपने सूची से हटाए थे वे फिर सूची में हैं। अब आप जो दिन तय करेंगे, वे उस रिकॉर्ड की जगह ले लेंगे।',
      part: 'आपके तय किए कुछ दिन पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। उन प्रोडक्ट के लिए फिर 30 दिन हैं।',
      action: 'मेरा डेटा देखें',
    },
    ordered: (day, count) => `${day} का ऑर्डर: ${packs(count)}`,
    due: {
      later: (day) => `${day} को रीफ़िल का समय`,
      today: () => 'रीफ़िल का समय आज है',
      since: (day) => `रीफ़िल का समय ${day} को हो गया था`,
    },
    days: 'कितने दिन बाद फिर ऑर्डर करना है',
    notDays: '1 से 365 तक की संख्या लिखें, बिना दशमलव के। तब तक कुछ नहीं बदलता।',
    add: (count) => `${packs(count)} कार्ट में डालें`,
    addOf: (title, count) => `${packs(count)} कार्ट में डालें: ${title}`,
    outcomes: {
      asking: 'हम आज का दाम पता कर रहे हैं',
      added: (now) => `आपके कार्ट में है, ${now} प्रति पैक।`,
      changed: (now, before) => `आपके कार्ट में है। आज का दाम ${now} प्रति पैक है; पहले ${before} था।`,
      already: 'यह पहले से आपके कार्ट में है। कुछ नहीं बदला गया।',
      gone: 'यह प्रोडक्ट अब दुकान में नहीं है, इसलिए कार्ट में कुछ नहीं डाला गया।',
      asBefore: (before) => `आपके कार्ट में है, ${before} प्रति पैक। यह पुराना दाम है: आज का दाम पता नहीं चल सका।`,
    },
    goToCart: 'कार्ट देखें',
    leaveOut: (title) => `सूची से हटाएँ: ${title}`,
    bringBack: (count) => `सूची से हटाए प्रोडक्ट वापस लाएँ (${count})`,
    calendar: {
      action: 'कैलेंडर फ़ाइल (.ics)',
      text: 'आपके कैलेंडर ऐप के लिए। इन प्रोडक्ट के नाम भी उस ऐप में जाएँगे।',
      summary: (title) => `रीफ़िल: ${title}`,
      description: (count, days) => `${packs(count)}, हर ${days} दिन में, जैसा आपने Niramaya पर तय किया।`,
    },
    nothingListed: 'सूची में कुछ नहीं है: ऑर्डर किए सभी प्रोडक्ट आपने यहाँ से हटा दिए हैं।',
    empty: {
      title: 'अभी रीफ़िल के लिए कुछ नहीं है',
      text: 'ऑर्डर करने के बाद यहाँ वे प्रोडक्ट रहते हैं जो शायद आपको फिर से चाहिए हों, आपके तय किए दिन के साथ।',
      action: 'दवाएँ देखें',
    },
  },
};
