import type { productFactsCopy as english } from '../en/product-facts.ts';
import type { Translated } from '../translated.ts';

/**
 * The texts around the facts of a product: the facts themselves come from the API, in the language of the page or in
 * English.
 */
export const productFactsCopy: Translated<typeof english> = {
  title: 'इसमें क्या है और इसे कैसे इस्तेमाल करें',
  brand: 'ब्रांड',
  uses: 'यह किस काम के लिए है',
  contents: 'इसमें क्या है',
  noContents: 'दुकान ने नहीं लिखा है कि इसमें क्या-क्या है। पैक पर पढ़ें, या फ़ार्मासिस्ट से पूछें।',
  howToUse: 'इसे कैसे इस्तेमाल करें',
  askFirst: 'इस्तेमाल से पहले डॉक्टर या फ़ार्मासिस्ट से कौन पूछे',
  /**
   * The heading in the place of `askFirst` for a device, which is not taken: its text is about symptoms and readings.
   */
  askWhen: 'डॉक्टर से कब पूछें',
  storage: 'इसे कैसे रखें',
  pack: 'कंपनी, बैच और एक्सपायरी',
  packText: 'ये बातें पैक पर छपी होती हैं; इस डेमो में नहीं दिखाई जातीं।',
  allergy: (badge) => `एलर्जी हो, तो पैक पर लिखा पढ़ें। इस पेज पर ‘${badge}’ लिखा होना काफ़ी नहीं है।`,
  claims: 'बनाने वाली कंपनी के मुताबिक़',
  claimsNote: 'एलर्जी हो, तो इस्तेमाल से पहले पैक पर लिखा पढ़ें।',
  loading: 'प्रोडक्ट की जानकारी खुल रही है',
  onlyInEnglish: 'यह जानकारी अभी सिर्फ़ अंग्रेज़ी में है।',
  none: 'दुकान ने इस प्रोडक्ट की जानकारी नहीं दी है। पैक पर पढ़ें, या फ़ार्मासिस्ट से पूछें।',
  failed: {
    message: 'प्रोडक्ट की जानकारी नहीं खुल सकी।',
    text: 'हमारा सर्वर अभी काम नहीं कर रहा है। थोड़ी देर में फिर कोशिश करें।',
    offline: 'इंटरनेट आते ही जानकारी अपने आप खुल जाएगी।',
    reference: (requestId) => `बार-बार ऐसा हो, तो हमारी सहायता टीम को ${requestId} नंबर बताएँ।`,
    retry: 'फिर कोशिश करें',
  },
};
