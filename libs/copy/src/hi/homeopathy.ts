import type { homeopathyCopy as english } from '../en/homeopathy.ts';
import type { Translated } from '../translated.ts';

/** The texts above the list for a shopper who has come by a homeopathy product of the home screen, in Hindi. */
export const homeopathyCopy: Translated<typeof english> = {
  title: (name) => `अभी नहीं ख़रीद सकते: ${name}`,
  text: 'होम पेज पर इसका कार्ड, दाम और डिलीवरी का दिन सिर्फ़ उदाहरण हैं। होम्योपैथी के प्रोडक्ट अभी हमारे पास नहीं हैं। नीचे हमारे सभी प्रोडक्ट की सूची है।',
  back: 'होम्योपैथी पर वापस जाएँ',
};
