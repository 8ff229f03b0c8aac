import { formatRupees } from '@niramaya/contract';
import type { offersCopy as english } from '../en/offers.ts';
import type { Translated } from '../translated.ts';
import { dayOfMonth } from './day-of-month.ts';
import { discountInHindi, packsInHindi } from './offer-terms.ts';

/** The texts of the offers screen. */
export const offersCopy: Translated<typeof english> = {
  title: 'झटपट ख़रीदारी: दवाओं पर ऑफ़र',
  text: (today) => `आज (${dayOfMonth(today)}) के दाम, सभी टैक्स शामिल। हर ऑफ़र तब तक है, जब तक वह यहाँ दिखे।`,
  list: 'ऑफ़र',
  quantity: 'संख्या',
  mrp: 'MRP',
  discounts: 'ऑफ़र',
  now: 'दाम',
  view: 'देखें',
  packs: packsInHindi,
  each: (rupees) => `${formatRupees(rupees)} प्रति पैक`,
  discount: discountInHindi,
  viewLabel: (title) => `देखें: ${title}`,
  loading: 'ऑफ़र खुल रहे हैं',
  empty: {
    title: 'आज कोई ऑफ़र नहीं है',
    text: 'नए ऑफ़र हर हफ़्ते आते हैं। तब तक दुकान के सभी प्रोडक्ट देख सकते हैं।',
    action: 'दवाएँ देखें',
  },
  failed: {
    message: 'ऑफ़र नहीं खुल सके।',
    text: 'या तो आपका इंटरनेट नहीं चल रहा है, या हमारा सर्वर। फिर कोशिश करें।',
    offline: 'देखें कि इंटरनेट चल रहा है, और फिर कोशिश करें।',
    retry: 'फिर कोशिश करें',
  },
};
