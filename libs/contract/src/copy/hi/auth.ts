import type { authCopy as english } from '../auth.ts';
import type { InHindi } from '../localised.ts';

/** The words of the sign-in and sign-up screens. Wrong password and unknown user read alike on purpose. */
export const authCopy: InHindi<typeof english> = {
  hi: {
    email: 'ईमेल',
    emailPlaceholder: 'name@example.com',
    emailMissing: 'अपना ईमेल लिखें। सिर्फ़ स्पेस दबाना काफ़ी नहीं है।',
    password: 'पासवर्ड',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    login: {
      title: 'फिर से स्वागत है',
      text: 'कार्ट देखने और डॉक्टर से बात करने के लिए लॉगिन करें।',
      passwordPlaceholder: 'आपका पासवर्ड',
      submit: 'लॉगिन',
      busy: 'लॉगिन हो रहा है',
      newHere: 'Niramaya पर पहली बार?',
      signUp: 'साइन अप',
      forgot: 'पासवर्ड भूल गए? उसे हम यहाँ से नहीं भेज सकते। किसी दूसरे ईमेल से नया खाता बनाएँ, या हमारी हेल्पलाइन पर कॉल करें।',
      leaving: 'आपका लॉगिन हो गया। होम पेज पर ले जा रहे हैं।',
    },
    register: {
      title: 'अपना खाता बनाएँ',
      text: 'खाते में आपके सारे परामर्श एक जगह रहते हैं। बस एक मिनट लगेगा।',
      username: 'नाम',
      usernamePlaceholder: 'आपको किस नाम से बुलाएँ?',
      usernameMissing: 'वह नाम लिखें जिससे हम आपको बुलाएँ। सिर्फ़ स्पेस दबाना काफ़ी नहीं है।',
      passwordPlaceholder: 'कम से कम 6 अक्षर',
      confirm: 'पासवर्ड दोबारा',
      confirmPlaceholder: 'वही पासवर्ड फिर से',
      mismatch: 'दोनों पासवर्ड अलग-अलग हैं।',
      submit: 'खाता बनाएँ',
      busy: 'आपका खाता बन रहा है',
      haveAccount: 'पहले से खाता है?',
      login: 'लॉगिन',
      done: {
        title: 'आपका खाता तैयार है',
        text: 'शुरू करने के लिए अपने ईमेल और पासवर्ड से लॉगिन करें।',
        action: 'लॉगिन पर जाएँ',
      },
      signedIn: {
        text: (name) => `आपने ${name} के नाम से लॉगिन किया है। फिर भी यहाँ एक और खाता बनाया जा सकता है।`,
        action: 'ख़रीदारी जारी रखें',
      },
      strength: {
        label: 'पासवर्ड',
        short: 'छोटा: कम से कम 6 अक्षर ज़्यादा सुरक्षित हैं',
        fair: 'ठीक-ठाक: लंबा पासवर्ड ज़्यादा सुरक्षित है',
        good: 'अच्छा',
      },
    },
    failures: {
      credentials: 'ईमेल या पासवर्ड सही नहीं है। दोनों देखें और फिर कोशिश करें।',
      emailInUse: 'इस ईमेल से पहले ही एक खाता है। उसी से लॉगिन करें।',
      weakPassword: 'लॉगिन सेवा इससे लंबा पासवर्ड माँगती है। कम से कम 6 अक्षर रखें।',
      invalidEmail: 'यह ईमेल सही नहीं लगता। इसे देखें और फिर कोशिश करें।',
      tooMany: 'थोड़ी देर में बहुत बार कोशिश हुई। कुछ मिनट रुककर फिर कोशिश करें।',
      offline: 'हम लॉगिन सेवा तक नहीं पहुँच सके। इंटरनेट देखें और फिर कोशिश करें।',
      other: 'लॉगिन सेवा ने मना कर दिया, और वजह हमें नहीं पता। थोड़ी देर बाद फिर कोशिश करें।',
    },
    points: {
      title: 'खाते के फ़ायदे',
      items: ['डॉक्टर से बात, 199 रुपये से', 'इस डिवाइस पर आपका कार्ट', 'परिवार की सूची सिर्फ़ आपके लिए'],
    },
  },
};
