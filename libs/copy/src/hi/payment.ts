import type { paymentCopy as english } from '../en/payment.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** The texts of the payment screen. */
export const paymentCopy: Translated<typeof english> = {
  title: 'भुगतान',
  /** The sentence about a parcel, which a payment without products leaves out, and the one after it. */
  noCash: 'डिलीवरी के समय नक़द भुगतान नहीं होता।',
  demo: 'यह एक डेमो है: पैसे नहीं लिए जाते।',
  guest:
    'आपने लॉगिन नहीं किया है: आपका ऑर्डर इसी डिवाइस पर ‘मेरे ऑर्डर’ में मिलेगा, और आपके बाद जो भी यह ब्राउज़र चलाएगा, उसे भी दिखेगा।',
  login: 'लॉगिन',
  /** The beginning of the line below the heading on a phone, where the summary is far below. `to` is the recipient. */
  purchase: (count, to) =>
    to === null
      ? `भुगतान ${count} प्रोडक्ट का है। डिलीवरी का पता अभी नहीं दिया है।`
      : `भुगतान ${count} प्रोडक्ट का है, डिलीवरी: ${to}`,
  methods: 'भुगतान के तरीक़े',
  tabs: { upi: 'UPI', wallets: 'वॉलेट', cards: 'कार्ड', payLater: 'बाद में भुगतान', netBanking: 'नेट बैंकिंग' },
  upi: {
    title: 'अपनी UPI\u00a0ID से भुगतान करें',
    label: 'नई UPI\u00a0ID',
    placeholder: '9876543210@upi',
    hint: 'नाम या फ़ोन नंबर@बैंक का नाम',
    submit: 'जाँचें और भुगतान करें',
    both: '‘जाँचें और भुगतान करें’ और ‘भुगतान पक्का करें’: दोनों बटन इसी UPI\u00a0ID से भुगतान के लिए हैं।',
    missing: 'पहले अपनी UPI\u00a0ID लिखें।',
    /** The text below the field is this sentence, followed by `both`. */
    demo: 'इस तरह की कोई भी UPI\u00a0ID चलेगी।',
    /**
     * The note above the field, in the place of `demo`, for a total of 0 rupees, such as that of a consultation alone.
     */
    nothingToPay: 'कुल दाम ₹0 है। आगे बढ़ने के लिए इस तरह की कोई भी UPI\u00a0ID लिखें: name@bankname (जैसे 9876543210@upi)।',
    advice: {
      good: 'यह UPI\u00a0ID ठीक लगती है।',
      noBank: '@ के बाद आपके बैंक या ऐप का नाम आता है (जैसे asha@okbank)।',
      unusual: 'UPI\u00a0ID अक्सर name@bankname जैसी होती है। एक बार देख लें; सही है तो आगे बढ़ें।',
    },
    again: {
      noBank:
        'अभी भुगतान नहीं हुआ है: @ के बाद आपके बैंक या ऐप का नाम आता है (जैसे asha@okbank)। इसे पूरा करें, या इसी से भुगतान करने के लिए बटन फिर से दबाएँ।',
      unusual:
        'अभी भुगतान नहीं हुआ है: UPI\u00a0ID अक्सर name@bankname जैसी होती है। इसे ठीक करें, या इसी से भुगतान करने के लिए बटन फिर से दबाएँ।',
    },
    safety:
      'भुगतान का यह तरीक़ा उन ऐप के साथ काम करता है जिनमें UPI\u00a0ID लिखकर भुगतान होता है। हम आपसे UPI\u00a0PIN कभी नहीं माँगते।',
  },
  wallets: {
    title: 'वॉलेट से भुगतान करें',
    link: 'वॉलेट जोड़ें',
    linkLabel: (wallet) => `वॉलेट जोड़ें: ${wallet}`,
    demo: 'इस डेमो में वॉलेट जोड़ना ज़रूरी नहीं है।',
    result: (wallet) => `${wallet} आपकी रसीद पर लिखा जाएगा। कुछ जोड़ा नहीं गया और कुछ भेजा नहीं गया।`,
    ended: 'यह ऑफ़र ख़त्म हो चुका है',
    list: [
      {
        name: 'Paytm',
        offer: '₹799 या ज़्यादा के ऑर्डर पर ₹400 तक का कैशबैक। 28 फ़रवरी 2023 तक मान्य।',
      },
      {
        name: 'Mobikwik/ZIP',
        offer: '₹999 या ज़्यादा के ऑर्डर पर ₹500 तक का कैशबैक। 28 फ़रवरी 2023 तक मान्य।',
      },
      { name: 'Freecharge' },
      { name: 'PhonePe' },
      { name: 'Amazon Pay' },
    ],
  },
  cards: {
    title: 'क्रेडिट और डेबिट कार्ड',
    text: 'इस डेमो में कार्ड नंबर नहीं पूछा जाता। ‘भुगतान पक्का करें’ ऐसे ही काम करता है, और आपकी रसीद पर लिखा होगा कि आपने कार्ड चुना।',
  },
  payLater: {
    title: 'अभी ख़रीदें, बाद में भुगतान करें',
    provider: 'Simpl',
    note: 'खाता जोड़ना ज़रूरी',
    demo: 'इस डेमो में खाता जोड़ना ज़रूरी नहीं है। आपकी रसीद पर Simpl लिखा जाएगा।',
  },
  netBanking: {
    title: 'अपना बैंक चुनें',
    banks: ['ICICI', 'HDFC', 'AXIS', 'KOTAK', 'SBI'],
    demo: 'इस डेमो में किसी बैंक का पेज नहीं खुलता।',
  },
  summary: {
    title: 'भुगतान का ब्योरा',
    carePlan: 'सदस्यता वाला केयर प्लान जोड़ें',
    carePlanNote: 'यह सिर्फ़ उदाहरण है: इस बॉक्स से कोई प्लान नहीं जुड़ता। 3 महीने का प्लान ₹165 का है।',
    coupon: 'कूपन कोड',
    couponTitle: 'मेरे पास कूपन है',
    apply: 'लगाएँ',
    couponEmpty: 'पहले कोड लिखें।',
    couponResult: (code) => `“${code}” इस डेमो का कूपन नहीं है। कुल दाम वही रहता है।`,
    coins: 'आपके कॉइन',
    redeem: 'मेरे कॉइन इस्तेमाल करें',
    /** The sentences below the two boxes once they are ticked. */
    carePlanTicked: 'कुछ नहीं जुड़ा।',
    redeemTicked: 'यह सिर्फ़ उदाहरण है: कुछ नहीं घटता।',
    /** The title of the group of extras, which hides them for a consultation without products. */
    extras: 'केयर प्लान, कूपन, कॉइन',
    items: (count) => `आपके कार्ट में ${count} प्रोडक्ट`,
    times: (quantity) => `${quantity} ×`,
    more: (count) => `${count} और`,
    plan: (months) => `${months} महीने का केयर प्लान`,
    /** The sentence about a chosen plan that this payment does not charge, because the cart is charged. */
    planLater: (months) =>
      `आपका चुना हुआ ${months} महीने का केयर प्लान इस भुगतान में शामिल नहीं है। यह भुगतान सिर्फ़ प्रोडक्ट का है: प्लान अलग से बिकता है, जब कार्ट ख़ाली हो।`,
    /** The text fits on one line at 320 px, so that the layout does not shift when the cart replaces it. */
    nothing: 'कुछ चुना नहीं, कुछ देना नहीं',
    nothingTitle: 'अभी कोई भुगतान नहीं करना है',
    nothingOrdered:
      'आपने न कोई केयर प्लान चुना है, न कोई प्रोडक्ट। इसलिए ‘भुगतान पक्का करें’ से ₹0 का भुगतान होता है और कुछ ऑर्डर नहीं होता।',
    /** The links below `nothing`. */
    chooseProducts: 'प्रोडक्ट चुनें',
    choosePlan: 'केयर प्लान चुनें',
    /** The texts above the purchase, for a payment that is the last step of a consultation. */
    consultation: {
      title: (name) => (name === null ? 'डॉक्टर से परामर्श' : `डॉक्टर से परामर्श, मरीज़: ${name}`),
      withCart: 'कुल दाम आपके कार्ट का है। परामर्श के लिए कुछ नहीं देना है।',
      withPlan: 'कुल दाम केयर प्लान का है। परामर्श के लिए कुछ नहीं देना है।',
      alone: 'कुल दाम ₹0 है। ‘भुगतान पक्का करें’ दबाने से परामर्श बुक हो जाता है।',
    },
    /** The line with the address of the parcel. Its button opens the dialog for the address. */
    delivery: {
      to: (parcel) => `डिलीवरी का पता: ${parcel}`,
      none: 'अभी डिलीवरी का पता नहीं दिया है। इस डेमो में इसके बिना भी भुगतान कर सकते हैं; असली ऑर्डर के लिए पता ज़रूरी है।',
      change: 'पता बदलें',
      add: 'पता जोड़ें',
    },
    /** The sum of a payment for products, with the prices in words of money, such as '₹163.70'. */
    sum: (count, products, delivery, total) => `${count} प्रोडक्ट ${products} + डिलीवरी ${delivery} = ${total}`,
    /** The heading of the extras and figures without an effect, and the sentence below it. */
    examplesTitle: 'सिर्फ़ उदाहरण',
    examples: (total) => `इनसे कुछ नहीं बदलता: कुल दाम ${total} है, सभी टैक्स शामिल।`,
    priceDiscount: 'दाम में छूट',
    gst: 'GST',
    total: 'कुल दाम',
    by: (method) => `भुगतान का तरीक़ा ${method} है। इस डेमो में पैसे नहीं लिए जाते।`,
    /** The line above Confirm Payment for a method without a choice of its wallet or bank. */
    unchosen: {
      wallets: 'कोई वॉलेट नहीं चुना: ‘भुगतान पक्का करें’ से फिर भी भुगतान हो जाएगा।',
      netBanking: 'कोई बैंक नहीं चुना: ‘भुगतान पक्का करें’ से फिर भी भुगतान हो जाएगा।',
    },
    confirm: 'भुगतान पक्का करें',
    busy: 'भुगतान हो रहा है',
    offline: 'भुगतान नहीं हुआ: आपने जो कुछ चुना, वह यहीं रहेगा। इंटरनेट चलने पर भुगतान करें।',
    connected: 'इंटरनेट फिर से चल रहा है: ‘भुगतान पक्का करें’ अब काम करता है।',
    /**
     * The sentences of the notice about products that are already paid for, on the payment of a consultation: the
     * offer, and then the payment that is left.
     */
    paidLines: {
      offer: (count) =>
        plural(
          count,
          'सिर्फ़ परामर्श का भुगतान करना हो, तो यह प्रोडक्ट कार्ट से हटाएँ।',
          'सिर्फ़ परामर्श का भुगतान करना हो, तो ये प्रोडक्ट कार्ट से हटाएँ।',
        ),
      /** The offer for a chosen plan, which the payment charges once the cart is empty. `price` is that of the plan. */
      offerPlan: (count, months, price) =>
        `परामर्श का और अपने चुने हुए ${months} महीने के केयर प्लान (${price}) का भुगतान करना हो, तो ${plural(count, 'यह', 'ये')} प्रोडक्ट कार्ट से हटाएँ।`,
      alone: 'अब सिर्फ़ परामर्श का भुगतान करना है, जो ₹0 है।',
      plan: (months, price) => `अब परामर्श का और आपके चुने हुए केयर प्लान (${months} महीने) का भुगतान करना है (कुल ${price})।`,
      rest: (price) => `अब परामर्श का और कार्ट के बाक़ी प्रोडक्ट का भुगतान करना है (कुल ${price})।`,
    },
    twice: {
      text: (id, day) => `इसका भुगतान ${day} को हो चुका है (ऑर्डर ${id})। ‘भुगतान पक्का करें’ दबाने से यह फिर से ऑर्डर हो जाएगा।`,
      see: 'वह ऑर्डर देखें',
    },
  },
};
