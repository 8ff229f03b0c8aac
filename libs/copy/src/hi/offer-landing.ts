import { formatRupees } from '@niramaya/contract';
import type { offerLandingCopy as english } from '../en/offer-landing.ts';
import type { Translated } from '../translated.ts';
import { dayOfMonth } from './day-of-month.ts';
import { discountInHindi, packsInHindi } from './offer-terms.ts';

/** The texts of the offer above the listing that it led to. */
export const offerLandingCopy: Translated<typeof english> = {
  label: 'आपका चुना हुआ ऑफ़र',
  list: 'सभी प्रोडक्ट',
  today: (day) => `आज, ${dayOfMonth(day)} के दाम`,
  mrp: 'MRP',
  now: 'दाम',
  saved: (rupees) => `${formatRupees(rupees)} की बचत`,
  packs: packsInHindi,
  discount: discountInHindi,
  add: 'यह ऑफ़र कार्ट में डालें',
  addName: (title) => `यह ऑफ़र कार्ट में डालें: ${title}`,
  goToCart: 'कार्ट देखें',
  onProduct: (rupees, terms) => `आपके चुने हुए ऑफ़र में: ${formatRupees(rupees)} (${terms})।`,
  onProductToday: (rupees, terms) => `आज के ऑफ़र में: ${formatRupees(rupees)} (${terms})।`,
  atPrice: (rupees, packs) => `आपका ऑफ़र: ${formatRupees(rupees)}${packs === null ? '' : ` में ${packs}`}`,
  atPriceToday: (rupees, packs) => `आज का ऑफ़र: ${formatRupees(rupees)}${packs === null ? '' : ` में ${packs}`}`,
  inCart: (rupees, packs) => `आपके कार्ट में यह ऑफ़र: ${formatRupees(rupees)}${packs === null ? '' : ` में ${packs}`}`,
  packsInCart: (packs) => (packs === null ? 'ऑफ़र आपके कार्ट में है' : `${packs} आपके कार्ट में हैं`),
  open: 'जानकारी देखें',
  openName: (title) => `जानकारी देखें: ${title}`,
  opening: 'खुल रहा है',
  gone: 'यह प्रोडक्ट अभी हमारी शेल्फ़ पर नहीं है। ऑफ़र जैसा लिखा है, वैसा ही कार्ट में डाला जा सकता है।',
  loading: 'ऑफ़र की जानकारी खुल रही है',
  ended: 'यह ऑफ़र ख़त्म हो गया है।',
  others: 'आज के ऑफ़र देखें',
  /** The link in the card of the offer, back to the list of all offers. */
  otherOffers: 'दूसरे ऑफ़र',
  unloaded: 'ऑफ़र नहीं खुल सका। देखें कि इंटरनेट चल रहा है।',
  retry: 'फिर कोशिश करें',
  failed: 'प्रोडक्ट नहीं खुल सका। देखें कि इंटरनेट चल रहा है, और फिर कोशिश करें।',
};
