import type { confirmationCopy as english } from '../en/confirmation.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** The texts of the confirmation after a payment, in Hindi. */
export const confirmationCopy: Translated<typeof english> = {
  label: 'आपके भुगतान के बाद',
  title: {
    order: 'धन्यवाद। आपका ऑर्डर हो गया।',
    consultation: 'धन्यवाद। आपका परामर्श बुक हो गया।',
    both: 'धन्यवाद। आपका परामर्श बुक हो गया, और आपका ऑर्डर भी हो गया।',
    withPlan: 'धन्यवाद। आपका परामर्श बुक हो गया, और आपके केयर प्लान का भुगतान हो गया।',
    plan: 'धन्यवाद। आपके केयर प्लान का भुगतान हो गया।',
  },
  number: 'ऑर्डर नंबर',
  paid: 'भुगतान',
  paidText: (total, method) => (method === null ? total : `${total}, तरीक़ा: ${method}`),
  products: 'प्रोडक्ट',
  items: (named, more) =>
    `${named.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')}${more === 0 ? '' : `\n${more} और प्रोडक्ट`}`,
  plan: 'केयर प्लान',
  months: (months, lastDay) => `${months} महीने, ${lastDay} तक`,
  /** The fact about a chosen plan that an order of products has not paid for. */
  planNotBought: (months) => `आपके चुने हुए ${months} महीने के प्लान का भुगतान नहीं हुआ है: यह भुगतान कार्ट के प्रोडक्ट का था।`,
  delivery: 'डिलीवरी',
  likely: (first, last) => (first === last ? `${first} को, एक अंदाज़ा` : `${first} और ${last} के बीच, एक अंदाज़ा`),
  undated: 'किस दिन, यह पता नहीं',
  addressMissing: 'अभी कोई दिन नहीं: डिलीवरी का पता नहीं दिया गया है',
  deliverTo: 'डिलीवरी का पता',
  noAddress: 'नहीं दिया गया',
  next: 'आगे क्या होगा',
  nextOf: { doctor: 'आगे: डॉक्टर', plan: 'आगे: प्लान', parcel: 'आगे: पार्सल' },
  nextText: {
    order:
      'असली दुकान में: हम आपका ऑर्डर पैक करते हैं, और डिलीवरी से पहले कूरियर वाले कॉल करते हैं। रसीद इसी डिवाइस पर ‘मेरे ऑर्डर’ में है: उसे प्रिंट करें, या उसके साथ डॉक्टर के पर्चे की तस्वीर लगाएँ।',
    /** The text in the place of `order` for an order whose address can still be added. */
    addressMissing:
      'पहले पता जोड़ें। असली दुकान उसके बाद ही ऑर्डर पैक करती है, और डिलीवरी से पहले कूरियर वाले कॉल करते हैं। रसीद इसी डिवाइस पर ‘मेरे ऑर्डर’ में है: उसे प्रिंट करें, या उसके साथ डॉक्टर के पर्चे की तस्वीर लगाएँ।',
    /** The text in the place of `order` for an order without an address, to which this person cannot add one. */
    noAddress:
      'असली दुकान पहले पता पूछती है, फिर ऑर्डर पैक करती है, और डिलीवरी से पहले कूरियर वाले कॉल करते हैं। रसीद इसी डिवाइस पर ‘मेरे ऑर्डर’ में है।',
    plan: 'प्लान पार्सल में नहीं आता, और कुछ भी अपने आप रिन्यू नहीं होता। इस डेमो में प्लान से किसी चीज़ का दाम नहीं बदलता। रसीद इसी डिवाइस पर ‘मेरे ऑर्डर’ में रहती है।',
  },
  demo: 'यह एक डेमो है: कुछ नहीं भेजा जाता और पैसे नहीं लिए गए, इसलिए रद्द करने को कुछ है ही नहीं।',
  /** The sentence for a shopper who has ticked a box of the payment that changes no total. */
  examples: 'केयर प्लान और कॉइन के टिक वाले बॉक्स सिर्फ़ उदाहरण हैं: न कुछ जोड़ा गया, न कुछ घटाया गया।',
  /** The same for an order with a care plan, of 3 or 6 months. */
  examplesWithPlan: (months) =>
    `टिक वाले बॉक्स सिर्फ़ उदाहरण हैं, उनसे कुछ नहीं बदला। आपके पास ${months} महीने का वही प्लान है, जिसका आपने भुगतान किया।`,
  receipt: 'रसीद',
  orders: 'मेरे ऑर्डर',
  addAddress: 'पता जोड़ें',
  changeAddress: 'पता बदलें',
  close: 'बंद करें',
  cart: {
    question: (count) =>
      count === 1
        ? 'आपने जिस प्रोडक्ट का भुगतान किया, वह अब भी आपके कार्ट में है: भुगतान से कार्ट ख़ाली नहीं होता।'
        : `आपने जिन ${count} प्रोडक्ट का भुगतान किया, वे अब भी आपके कार्ट में हैं: भुगतान से कार्ट ख़ाली नहीं होता।`,
    keep: () => 'कार्ट में रहने दें',
    clear: 'ऑर्डर किए प्रोडक्ट कार्ट से हटाएँ',
    kept: (count) => plural(count, 'यह आपके कार्ट में रहेगा।', 'ये आपके कार्ट में रहेंगे।'),
    cleared: 'आपने जिसका भुगतान किया, वह अब आपके कार्ट में नहीं है।',
  },
  undo: 'वापस लाएँ',
};
