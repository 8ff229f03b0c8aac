import type { PaidBy, PayMethod } from '@niramaya/contract';
import type { ordersCopy as english, paidByInWords as paidByInEnglish } from '../en/orders.ts';
import type { Translated } from '../translated.ts';
import { paidConsultationCopy } from './consult-summary.ts';

const products = (count: number) => `${count} प्रोडक्ट`;

const plan = (months: 3 | 6) => `${months} महीने का केयर प्लान`;

const methods: Record<PayMethod, string> = {
  upi: 'UPI',
  wallets: 'वॉलेट',
  cards: 'कार्ड',
  payLater: 'बाद में भुगतान',
  netBanking: 'नेट बैंकिंग',
};

/** Returns the method of payment in words, with the bank or wallet if known. */
export const paidByInWords: Translated<typeof paidByInEnglish> = ({ method, name }: PaidBy) =>
  [methods[method], name].filter(Boolean).join(', ');

/** The texts of the orders panel and of receipts. */
export const ordersCopy: Translated<typeof english> = {
  note: 'ये ऑर्डर इसी डिवाइस पर रहते हैं, और कहीं नहीं। डिलीवरी का दिन सिर्फ़ अंदाज़े से लिखा है। इस डेमो में कुछ नहीं भेजा जाता, इसलिए न कुछ रद्द करना है, न लौटाना।',
  list: 'मेरे ऑर्डर',
  order: (id) => `ऑर्डर ${id}`,
  moment: (ms) => {
    const at = new Date(ms);
    const day = at.toLocaleDateString('hi-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    // `timeStyle` leaves the part of the day out, without which 8:15 is ambiguous in Hindi.
    const time = at.toLocaleTimeString('hi-IN', {
      hour: 'numeric',
      minute: '2-digit',
      dayPeriod: 'long',
      timeZone: 'Asia/Kolkata',
    });
    return `${day}, ${time} बजे`;
  },
  what: (lines, planMonths, isConsultation) =>
    [
      lines > 0 ? products(lines) : '',
      planMonths === null ? '' : plan(planMonths),
      isConsultation ? paidConsultationCopy.title : '',
    ]
      .filter(Boolean)
      .join(', '),
  more: (count) => `${count} और`,
  times: (quantity) => `${quantity} ×`,
  status: {
    planPaid: () => 'भुगतान हो गया। प्लान पार्सल में नहीं आता।',
    addressMissing: () => 'ऑर्डर हो गया। डिलीवरी का पता नहीं दिया गया है।',
    undated: () => 'ऑर्डर हो गया। डिलीवरी का दिन पता नहीं है।',
    expected: (first, last) => `ऑर्डर हो गया। अंदाज़न ${first} और ${last} के बीच आएगा।`,
    expectedBefore: (_first, last) => `ऑर्डर हो गया। ${last} तक आना था; आया या नहीं, यह यहाँ पता नहीं।`,
  },
  planUntil: (lastDay) => `प्लान ${lastDay} तक है।`,
  receipt: 'रसीद',
  receiptOf: (id) => `रसीद: ऑर्डर ${id}`,
  addAddress: 'पता जोड़ें',
  changeAddress: 'पता बदलें',
  addressOf: (action, id) => `${action}: ऑर्डर ${id}`,
  again: 'फिर से ऑर्डर करें',
  againOf: (id) => `फिर से ऑर्डर करें: ${id}`,
  gone: 'वह ऑर्डर अब इस डिवाइस पर नहीं है।',
  unreadable: {
    title: 'आपके ऑर्डर पढ़े नहीं जा सकते',
    text: 'इस डिवाइस पर रखा आपके ऑर्डर का रिकॉर्ड ख़राब हो गया है, या दुकान के किसी नए वर्शन का है। वह यहाँ जैसा है वैसा ही रहेगा, और आपका अगला ऑर्डर उसकी जगह नहीं लेगा।',
    part: 'आपके कुछ ऑर्डर, या उनके कुछ प्रोडक्ट, पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। वह इसी डिवाइस पर रहेगा।',
  },
  /** The question above the phone number of the footer and the link to its policy of returns. */
  help: 'किसी ऑर्डर में कुछ गड़बड़ है?',
  back: 'सभी ऑर्डर',
  print: 'रसीद प्रिंट करें',
  empty: {
    title: 'अभी कोई ऑर्डर नहीं है',
    text: 'भुगतान के बाद आपका ऑर्डर और उसकी रसीद यहीं, इस डिवाइस पर रहते हैं। आपने लॉगिन करके जो ऑर्डर दिए, वे फिर से लॉगिन करने पर दिखेंगे।',
    action: 'दवाएँ देखें',
  },
  paper: {
    title: 'डेमो रसीद',
    notice: 'यह टैक्स इनवॉइस नहीं है। Niramaya एक डेमो दुकान है: न कुछ बेचा गया, न पैसे लिए गए।',
    number: 'ऑर्डर',
    date: 'ऑर्डर की तारीख़',
    paidBy: 'भुगतान का तरीक़ा',
    deliverTo: 'डिलीवरी का पता',
    noAddress: 'नहीं दिया गया',
    likely: 'कब आएगा',
    between: (first, last) => `${first} और ${last} के बीच, एक अंदाज़ा`,
    product: 'प्रोडक्ट',
    amount: 'रक़म',
    plan,
    total: 'कुल भुगतान, सभी टैक्स शामिल',
    saved: (rupees) => `MRP पर आपकी ${rupees} की बचत हुई।`,
  },
};
