import type { screenTitlesCopy as english } from '../en/screen-titles.ts';
import type { Translated } from '../translated.ts';

/** The titles of the screens, for tabs, history and search engines. */
export const screenTitlesCopy: Translated<typeof english> = {
  notFound: 'पेज नहीं मिला',
  home: 'दवाएँ, लैब जाँच और डॉक्टर, घर बैठे',
  login: 'लॉगिन',
  register: 'खाता बनाएँ',
  medicines: 'दवाएँ और हेल्थ प्रोडक्ट',
  medicineDetails: 'प्रोडक्ट की जानकारी',
  cart: 'आपका कार्ट',
  consultDoctor: 'डॉक्टर से परामर्श',
  patients: '5 में से पहला क़दम: मरीज़',
  symptoms: '5 में से दूसरा क़दम: लक्षण',
  specialities: '5 में से तीसरा क़दम: डॉक्टर',
  carePlan: 'केयर प्लान',
  payment: 'भुगतान',
  covid: 'घर पर कोविड की देखभाल',
  offers: 'दवाओं पर ऑफ़र',
  topBrands: 'हमारे टॉप ब्रांड',
};
