import { paths, type Path } from '../../paths/paths.ts';

/** What the browser's tab and a screen reader say on arrival at a screen. */
export const titles: Readonly<Record<Path | 'notFound', string>> = {
  [paths.home]: 'दवाएँ, लैब जाँच और डॉक्टर, घर बैठे',
  [paths.login]: 'लॉगिन',
  [paths.register]: 'खाता बनाएँ',
  [paths.medicines]: 'दवाएँ और हेल्थ प्रोडक्ट',
  [paths.medicineDetails]: 'प्रोडक्ट की जानकारी',
  [paths.cart]: 'आपका कार्ट',
  [paths.consultDoctor]: 'डॉक्टर से परामर्श',
  [paths.patients]: '5 में से पहला क़दम: मरीज़',
  [paths.symptoms]: '5 में से दूसरा क़दम: लक्षण',
  [paths.specialities]: '5 में से तीसरा क़दम: विशेषज्ञ',
  [paths.carePlan]: 'केयर प्लान',
  [paths.payment]: 'भुगतान',
  [paths.covid]: 'घर पर कोविड देखभाल',
  [paths.offers]: 'दवाओं पर ऑफ़र',
  [paths.topBrands]: 'हमारे टॉप ब्रांड',
  notFound: 'पेज नहीं मिला',
};
