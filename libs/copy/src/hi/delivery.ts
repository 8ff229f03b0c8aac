import type { DeliveryDetails } from '@niramaya/contract';
import { addressLine, type deliveryCopy as english } from '../en/delivery.ts';
import type { Translated } from '../translated.ts';
import { cityNamesCopy } from './city-names.ts';

export { addressLine } from '../en/delivery.ts';

/** Returns all delivery details on one line. */
export const parcelLabel = (details: DeliveryDetails): string =>
  `${details.name}, ${addressLine(details)}, फ़ोन ${details.phone}`;

/** The texts of the delivery details and their dialog. */
export const deliveryCopy: Translated<typeof english> = {
  title: 'डिलीवरी का पता',
  none: 'अभी पता नहीं दिया है। इस डेमो में इसके बिना भी भुगतान कर सकते हैं; असली ऑर्डर के लिए पता ज़रूरी है।',
  pinCode: (pinCode) => `अभी सिर्फ़ पिन कोड (${pinCode}) दिया है, पूरा पता नहीं दिया है।`,
  city: (city) => `अभी सिर्फ़ शहर (${cityNamesCopy.shown(city)}) चुना है, पूरा पता नहीं दिया है।`,
  otherCity: (city) => `पेज के ऊपर चुना गया शहर ${cityNamesCopy.shown(city)} है। पार्सल यहाँ लिखे पते पर ही जाएगा।`,
  phone: (phone) => `फ़ोन ${phone}`,
  /** The days of a delivery to the address or the PIN code that is known already. */
  arrives: (first, last) => `पार्सल अंदाज़न ${first} और ${last} के बीच पहुँचेगा।`,
  add: 'पता जोड़ें',
  addName: 'पता जोड़ें: पार्सल कहाँ भेजना है',
  change: 'बदलें',
  changeName: 'बदलें: पार्सल कहाँ भेजना है',
  form: {
    title: 'पार्सल कहाँ भेजना है?',
    close: 'बंद करें',
    note: {
      guest:
        'यह पता इसी डिवाइस पर रहता है, जब तक आप इसे हटा न दें; आपके ऑर्डर में इसकी कॉपी रहती है। आपने लॉगिन नहीं किया है, इसलिए आपके बाद जो भी यह ब्राउज़र चलाएगा, उसे भी यह दिखेगा। इस डेमो में यह किसी को नहीं भेजा जाता।',
      member:
        'यह पता इसी डिवाइस पर रहता है, जब तक आप लॉगआउट न करें या इसे हटा न दें; आपके ऑर्डर में इसकी कॉपी रहती है। इस डेमो में यह किसी को नहीं भेजा जाता।',
    },
    name: 'पूरा नाम',
    address: 'पता',
    addressHint: 'मकान नंबर, गली, मोहल्ला और शहर।',
    pinCode: 'पिन कोड',
    pinCodeHint: 'छह अंक।',
    phone: 'मोबाइल नंबर',
    phoneHint: 'दस अंक, आपकी रसीदों के लिए।',
    wrong: {
      name: 'पार्सल लेने वाले का नाम लिखें।',
      address: 'मकान, गली, मोहल्ला और शहर लिखें।',
      pinCode: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
      phone: 'मोबाइल नंबर में दस अंक होते हैं और वह 6, 7, 8 या 9 से शुरू होता है।',
    },
    save: 'पता सेव करें',
    remove: 'पता हटाएँ',
    cancel: 'रद्द करें',
  },
  kept: 'आपका पता इस डिवाइस पर सेव हो गया।',
  removed: 'आपका पता इस डिवाइस से हटा दिया गया।',
};
