import type { confirmationCopy as english } from '../en/confirmation.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** The texts of the confirmation after a payment, in Hindi. */
export const confirmationCopy: Translated<typeof english> = {
  label: 'आपके भुगतान के बाद',
  title: {
    order: 'धन्यवाद। आपका ऑर्डर हो गया।',
    consultation: 'धन्यवाद। आपका परामर्श बुक हो गया।',
    plan: 'धन्यवाद। आपके केयर प्लान का भुगतान हो गया।',
  },
  number: 'ऑर्डर नंबर',
  paid: 'भुगतान',
  paidText: (total, method) => (method === null ? total : `${total}, तरीक़ा: ${method}`),
  products: 'प्रोडक्ट',
  items: (first, more) => (more === 0 ? first : `${first} और ${more} ${plural(more, 'दूसरा', 'दूसरे')} प्रोडक्ट`),
  plan: 'केयर प्लान',
  months: (months) => `${months} महीने`,
  delivery: 'डिलीवरी',
  likely: (first, last) => (first === last ? `अंदाज़न ${first} को आएगा` : `अंदाज़न ${first} और ${last} के बीच आएगा`),
  undated: 'कब आएगा, यह पता नहीं',
  deliverTo: 'डिलीवरी का पता',
  noAddress: 'कोई पता नहीं दिया गया',
  next: 'आगे क्या होगा',
  nextText: {
    order: 'रसीद प्रिंट करें, या उसके साथ कोई पर्चा रखें। रसीद आपको इसी डिवाइस पर ‘मेरे ऑर्डर’ में फिर मिलेगी।',
    plan: 'प्लान पार्सल में नहीं आता, और कुछ भी अपने आप रिन्यू नहीं होता। रसीद इसी डिवाइस पर ‘मेरे ऑर्डर’ में रहती है।',
  },
  demo: 'यह एक डेमो है: कुछ नहीं भेजा जाता, और पैसे नहीं लिए गए।',
  receipt: 'रसीद',
  orders: 'मेरे ऑर्डर',
  close: 'बंद करें',
  cart: {
    question: (count) =>
      count === 1
        ? 'जिस प्रोडक्ट का भुगतान किया, वह अब भी आपके कार्ट में है।'
        : `जिन ${count} प्रोडक्ट का भुगतान किया, वे अब भी आपके कार्ट में हैं।`,
    keep: () => 'रहने दें',
    clear: 'ऑर्डर किए प्रोडक्ट कार्ट से हटाएँ',
    kept: (count) => plural(count, 'यह आपके कार्ट में रहेगा।', 'ये आपके कार्ट में रहेंगे।'),
    cleared: 'जिसका भुगतान किया, वह अब आपके कार्ट में नहीं है।',
  },
  chosenPlan: {
    question: 'जिस प्लान का भुगतान किया, वह अब भी चुना हुआ है।',
    keep: 'रहने दें',
    clear: 'चुना हुआ प्लान हटाएँ',
    kept: 'प्लान चुना हुआ रहेगा।',
    cleared: 'यह प्लान अब चुना हुआ नहीं है।',
  },
  undo: 'वापस लाएँ',
};
