import type { carePlanCopy as english } from '../en/careplan.ts';
import type { Translated } from '../translated.ts';

/** The texts of the care plan screen, in Hindi. */
export const carePlanCopy: Translated<typeof english> = {
  title: 'Niramaya केयर प्लान',
  lead: 'पूरे परिवार के लिए एक सदस्यता: दवाओं, जाँचों, डॉक्टर और डिलीवरी पर बचत।',
  /** The limit of every benefit, so that no benefit needs one of its own. */
  demonstration: 'यह प्लान एक डेमो है: इसके फ़ायदे अभी चालू नहीं हैं।',
  /** This sentence follows the fee of the consultation that has led to the care plan. */
  consultInPlan: 'केयर प्लान में एक परामर्श शामिल है।',
  benefits: {
    title: 'फ़ायदे',
    items: [
      { icon: 'medicines', title: '2% अतिरिक्त छूट', text: 'पर्चे वाली दवाओं पर 2% की अतिरिक्त छूट।' },
      { icon: 'labTests', title: '1 मुफ़्त लैब जाँच', text: 'घर पर एक लैब जाँच मुफ़्त।' },
      { icon: 'offers', title: '3% अतिरिक्त कॉइन', text: 'हर ऑर्डर पर 3% अतिरिक्त कॉइन।' },
      {
        icon: 'consult',
        title: '1 मुफ़्त ऑनलाइन परामर्श',
        text: '26 तरह के विशेषज्ञों में से अपनी पसंद के डॉक्टर।',
      },
    ],
  },
  additional: {
    title: 'और भी फ़ायदे',
    items: [
      {
        icon: 'delivery',
        title: 'मुफ़्त डिलीवरी',
        text: '₹149 से ऊपर के ऑर्डर पर।',
      },
      { icon: 'delivery', title: 'जितनी बार चाहें मुफ़्त डिलीवरी', text: '₹500 से ऊपर के हर ऑर्डर पर।' },
      { icon: 'delivery', title: '20 छोटे ऑर्डर भी', text: '₹500 से कम और ₹149 से ऊपर के 20 ऑर्डर पर मुफ़्त डिलीवरी।' },
    ],
  },
  plan: {
    title: 'अपना प्लान चुनें',
    legend: 'प्लान',
    three: { label: '3 महीने', price: '₹165', monthly: '₹55 प्रति महीना' },
    six: { label: '6 महीने', price: '₹275', monthly: '₹46 प्रति महीना', badge: 'सबसे किफ़ायती' },
    payNow: 'अभी भुगतान करें',
    /** The link to the payment for a shopper whose consultation has led to the care plan. */
    without: 'प्लान के बिना आगे बढ़ें',
    note: 'भुगतान बस एक बार करना है। कुछ भी अपने आप रिन्यू नहीं होता।',
    /** The badge next to the title, for a shopper who has a plan. */
    ownedBadge: 'आपके पास प्लान है',
    owned: (months, lastDay) =>
      `आपके ${months} महीने के प्लान का भुगतान ${lastDay} तक के लिए हो चुका है। एक और प्लान लें, तो वह उसी दिन शुरू होता है, जिस दिन आप उसका भुगतान करते हैं।`,
    /**
     * The text in the place of `owned` if the chosen plan, paid today, would not outlast the one that the shopper has.
     */
    endsBefore: (owned, ownedLastDay, months, lastDay) =>
      `आपके पास ${owned} महीने का प्लान ${ownedLastDay} तक है। आज भुगतान करें, तो ${months} महीने का प्लान ${lastDay} को ख़त्म होगा: उससे आपको एक दिन भी ज़्यादा नहीं मिलेगा।`,
    /** The texts about the purchase that Pay Now leads to. */
    pays: {
      nothing: 'पहले 3 या 6 महीने चुनें, फिर ‘अभी भुगतान करें’ दबाएँ।',
      /** The same in a consultation, which needs no plan. */
      nothingInConsultation:
        'कोई प्लान नहीं चुना है। प्लान के बिना भी आप आगे बढ़ सकते हैं: तब ‘अभी भुगतान करें’ से प्लान के कोई पैसे नहीं लिए जाते।',
      plan: (months, price) => `‘अभी भुगतान करें’ से ${months} महीने के प्लान के लिए ${price} का भुगतान होता है।`,
      cart: 'आपके कार्ट में प्रोडक्ट हैं, इसलिए ‘अभी भुगतान करें’ से उन्हीं का भुगतान होता है, किसी प्लान का नहीं। प्लान लेने के लिए पहले कार्ट ख़ाली करें।',
      openCart: 'कार्ट खोलें',
      list: {
        title: 'अभी इनका भुगतान होगा',
        consultation: 'डॉक्टर से परामर्श',
        times: (quantity) => `${quantity} ×`,
        more: (count) => `${count} और`,
        plan: (months) => (months === null ? 'केयर प्लान' : `केयर प्लान, ${months} महीने`),
        notIncluded: 'शामिल नहीं',
        total: 'कुल',
      },
      afterTakeOut: (plan) => (plan === null ? 'तब आप प्लान चुन सकते हैं।' : `तब प्लान के लिए ${plan} देने होंगे।`),
      afterTakeOutInConsultation: (plan) =>
        plan === null
          ? 'तब आप प्लान चुन सकते हैं, या बिना पैसे दिए आगे बढ़ सकते हैं।'
          : `तब आप ${plan} में प्लान ले सकते हैं, या बिना पैसे दिए आगे बढ़ सकते हैं।`,
      afterTakeOutOfSome: (price) => `तब बाक़ी प्रोडक्ट के लिए ${price} देने होंगे।`,
    },
    consult: {
      title: 'पहले डॉक्टर से बात करना चाहते हैं?',
      /** The text for a shopper whose consultation has led to the care plan. */
      underWay: 'परामर्श के पहले पेज से फिर शुरू करना चाहते हैं?',
      action: 'अभी डॉक्टर से जुड़ें',
    },
  },
  savings: {
    title: 'आपकी कितनी बचत हो सकती है?',
    text: 'प्लान इस्तेमाल करने वाला परिवार 3 महीने में ₹1,825 बचा सकता है।',
    basis: 'उदाहरण के लिए, परिवार के ये ख़र्च',
    items: ['हर महीने दवाएँ: ₹1,000', 'हर 6 महीने में एक लैब जाँच: ₹410', 'हर 3 महीने में डॉक्टर से एक परामर्श: ₹500'],
    note: 'यह एक उदाहरण है, वादा नहीं। सिर्फ़ इन तीन ख़र्चों पर प्लान से इतनी बचत नहीं होती, उससे कम होती है।',
  },
};
