import type { authCopy as english } from '../en/auth.ts';
import type { Translated } from '../translated.ts';

/** The texts of the login and register screens, and the messages of the sign-in service, in Hindi. */
export const authCopy: Translated<typeof english> = {
  email: 'ईमेल',
  emailPlaceholder: 'name@example.com',
  emailMissing: 'अपना ईमेल लिखें।',
  emailBlank: 'अपना ईमेल लिखें। सिर्फ़ स्पेस दबाना काफ़ी नहीं है।',
  emailOdd: 'यह ईमेल सही नहीं लगता। इसे name@example.com की तरह लिखें।',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  login: {
    title: 'आपका फिर से स्वागत है',
    text: 'कार्ट देखने और डॉक्टर से बात करने के लिए लॉगिन करें। लॉगिन के बाद आपके ऑर्डर सिर्फ़ आपको दिखते हैं।',
    passwordPlaceholder: 'आपका पासवर्ड',
    passwordMissing: 'अपना पासवर्ड लिखें।',
    refused: { email: 'ईमेल फिर से देखें।', password: 'पासवर्ड फिर से देखें, बड़े और छोटे अक्षर भी।' },
    submit: 'लॉगिन करें',
    busy: 'लॉगिन हो रहा है',
    newHere: 'Niramaya पर पहली बार?',
    signUp: 'साइन अप करें',
    forgotten: {
      title: 'पासवर्ड भूल गए?',
      before: 'आपने ऊपर जो ईमेल लिखा है, हम उस पर एक लिंक भेजते हैं। उस लिंक से आप नया पासवर्ड बनाते हैं।',
      action: 'नए पासवर्ड का लिंक ईमेल पर मँगाएँ',
      /** The sentence and the link in a demonstration, which has no such button. */
      inDemonstration: {
        text: 'इस डेमो से कोई ईमेल नहीं भेजा जाता।',
        limit: 'नए खाते में पुराने खाते के ऑर्डर और परिवार की सूची नहीं दिखती।',
        link: 'दूसरे ईमेल से खाता बनाएँ',
      },
      busy: 'लिंक भेजने की कोशिश हो रही है',
      emailFirst: 'पहले ऊपर अपना ईमेल लिखें, फिर यह बटन दोबारा दबाएँ।',
      sent: (email) => `अगर ${email} से खाता बना हुआ है, तो नए पासवर्ड का लिंक भेज दिया गया है। स्पैम फ़ोल्डर में भी देख लें।`,
      notSent: 'इस डेमो में कोई ईमेल नहीं भेजा गया। यहाँ बस किसी दूसरे ईमेल से नया खाता बनाया जा सकता है।',
    },
    leaving: 'आपका लॉगिन हो गया। होम पेज पर ले जा रहे हैं।',
  },
  register: {
    title: 'अपना खाता बनाएँ',
    text: 'खाते में आपके सारे परामर्श एक जगह रहते हैं। बस एक मिनट लगेगा।',
    username: 'नाम',
    usernamePlaceholder: 'आपको किस नाम से बुलाएँ?',
    usernameMissing: 'वह नाम लिखें जिससे हम आपको बुलाएँ।',
    usernameBlank: 'वह नाम लिखें जिससे हम आपको बुलाएँ। सिर्फ़ स्पेस दबाना काफ़ी नहीं है।',
    passwordPlaceholder: 'कम से कम 6 अक्षर',
    passwordRule: 'कम से कम 6 अक्षर, अंक या निशान (जैसे @ या #) रखें।',
    passwordMissing: 'एक पासवर्ड बनाएँ।',
    confirm: 'पासवर्ड फिर से',
    confirmPlaceholder: 'वही पासवर्ड फिर से',
    confirmMissing: 'वही पासवर्ड फिर से लिखें।',
    mismatch: 'दोनों पासवर्ड अलग-अलग हैं।',
    submit: 'खाता बनाएँ',
    busy: 'आपका खाता बन रहा है',
    haveAccount: 'पहले से खाता है?',
    login: 'लॉगिन करें',
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
      fair: 'ठीक-ठाक: लंबा पासवर्ड ज़्यादा सुरक्षित है',
      good: 'अच्छा',
    },
  },
  failures: {
    /** The same text for a wrong password and an unknown user, so that strangers cannot find out who has an account. */
    credentials: 'ईमेल या पासवर्ड सही नहीं है। दोनों देखें और फिर कोशिश करें।',
    emailInUse: 'इस ईमेल से पहले ही एक खाता है। उसी से लॉगिन करें।',
    weakPassword: 'कम से कम 6 अक्षर, अंक या निशान (जैसे @ या #) रखें।',
    invalidEmail: 'यह ईमेल सही नहीं लगता। इसे देखें और फिर कोशिश करें।',
    tooMany: 'थोड़ी देर में बहुत बार कोशिश हुई। कुछ मिनट रुककर फिर कोशिश करें।',
    ended: 'यह लॉगिन ख़त्म हो चुका है। फिर से लॉगिन करें।',
    offline: 'हम अपने सर्वर तक नहीं पहुँच सके। देखें कि इंटरनेट चल रहा है, और फिर कोशिश करें।',
    other: 'यह नहीं हो सका, और वजह हमें नहीं पता। थोड़ी देर बाद फिर कोशिश करें।',
  },
  points: {
    title: 'खाते के फ़ायदे',
    items: ['डॉक्टर से बात, ₹199 से शुरू', 'इस डिवाइस पर आपका कार्ट खुलता है', 'परिवार की सूची सिर्फ़ आपको दिखती है'],
  },
};
