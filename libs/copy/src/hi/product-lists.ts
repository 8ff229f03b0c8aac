import type { productListsCopy as english } from '../en/product-lists.ts';
import type { Translated } from '../translated.ts';

/** The texts of the saved, viewed and compared products. */
export const productListsCopy: Translated<typeof english> = {
  save: (title) => `सेव करें: ${title}`,
  compare: (title) => `तुलना करें: ${title}`,
  openCompared: (count) => `${count} प्रोडक्ट साथ-साथ देखें`,
  full: 'एक बार में चार प्रोडक्ट की तुलना हो सकती है। पहले कोई एक हटाएँ।',
  price: { now: 'दाम', mrp: 'MRP' },
  today: {
    changed: (was, now) => `पहले दाम ${was} था, अब ${now} है।`,
    gone: 'यह प्रोडक्ट अब दुकान में नहीं है।',
    failed: {
      text: 'आज के दाम पता नहीं चल सके। हर प्रोडक्ट का वही दाम दिख रहा है जो उसे चुनने के दिन था।',
      action: 'दाम फिर से पता करें',
    },
    asBefore: (was) => `${was} पर कार्ट में डाला गया। यह पुराना दाम है: आज का दाम पता नहीं चल सका।`,
  },
  recent: { title: 'हाल में देखे प्रोडक्ट', clear: 'मिटाएँ', clearLabel: 'मिटाएँ: हाल में देखे प्रोडक्ट' },
  tray: {
    label: 'तुलना',
    count: (count) => (count === 1 ? '1 प्रोडक्ट, एक और जोड़ें' : `तुलना के लिए ${count} प्रोडक्ट`),
    open: 'तुलना करें',
    clear: 'मिटाएँ',
    cart: (count) => `कार्ट देखें, ${count} प्रोडक्ट`,
  },
};
