import type { footerCopy as english } from '../en/footer.ts';
import type { Translated } from '../translated.ts';

/** The texts of the footer. */
export const footerCopy: Translated<typeof english> = {
  label: 'Niramaya के बारे में',
  intro: 'दवाएँ, लैब जाँच और डॉक्टर, भारत भर के शहरों में, आपके घर पर।',
  steps: {
    title: 'तीन क़दमों में ऑर्डर करें',
    items: [
      { title: 'खोजें', text: 'अपनी दवा या हेल्थ प्रोडक्ट नाम से खोजें।' },
      { title: 'कार्ट में डालें', text: 'जितने चाहिए उतने चुनें और दाम देखें।' },
      { title: 'भुगतान करें', text: 'जैसे चाहें भुगतान करें। हम पैक करके आपके दरवाज़े तक लाते हैं।' },
    ],
  },
  claims: {
    title: 'हमसे क्यों ख़रीदें',
    items: [
      'जाँची-परखी, लाइसेंस वाली फ़ार्मेसियों से',
      'सुरक्षित भुगतान',
      'हेल्थ प्रोडक्ट पर 50% तक की छूट',
      'घर बैठे लैब जाँच पर 80% तक की छूट',
      'डॉक्टर से मुफ़्त परामर्श, जवाब लिखकर मिलता है',
    ],
  },
  exclusion: 'हम शेड्यूल X की या लत लगाने वाली दूसरी दवाएँ नहीं बेचते। ऐसी दवाओं की माँग हम पूरी नहीं करते।',
  help: {
    title: 'फ़ोन पर मदद',
    text: 'हर दिन सुबह 8 से रात 10 बजे तक, हिंदी और अंग्रेज़ी में।',
    number: '1800 000 0108',
    demo: 'यह एक डेमो नंबर है। आपात स्थिति में 112 या 108 पर कॉल करें।',
  },
  information: {
    title: 'जानकारी',
    links: [
      { label: 'हमारे टॉप ब्रांड', href: '/medi' },
      { label: 'ऑफ़र', href: '/offers' },
      { label: 'कोविड की जानकारी', href: '/covid' },
    ],
  },
  policies: {
    title: 'नीतियाँ',
    close: 'बंद करें',
    names: {
      privacy: 'प्राइवेसी नीति',
      returns: 'वापसी और रिफ़ंड',
      terms: 'इस्तेमाल की शर्तें',
      grievance: 'शिकायत अधिकारी',
    },
  },
  serviceLinks: {
    title: 'हमारी सेवाएँ',
    links: [
      { label: 'दवाएँ ऑर्डर करें', href: '/medicines' },
      { label: 'डॉक्टर से परामर्श लें', href: '/consultdoctor' },
      { label: 'केयर प्लान', href: '/careplan' },
      { label: 'आपका कार्ट', href: '/cart' },
    ],
  },
  signUp: 'साइन अप',
  signUpInvite: 'यहाँ पहली बार? बस एक मिनट लगेगा।',
  signUpAgain: 'आपने लॉगिन किया है। इस बटन से एक और खाता बनेगा।',
  copyright: (year) => `© ${year} Niramaya, सभी अधिकार सुरक्षित।`,
  demo: 'यह एक डेमो दुकान है: यहाँ न कुछ बिकता है, न पैसे लिए जाते हैं।',
};
