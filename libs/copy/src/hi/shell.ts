import type { shellCopy as english } from '../en/shell.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export { deliveryCities, type MenuGroup } from '../en/shell.ts';

const matches = (count: number) => `${count} प्रोडक्ट ${plural(count, 'मिला', 'मिले')}`;

/**
 * The texts of the page frame: header, menus, search field and messages, and of the screens for a crash and an unknown
 * address.
 */
export const shellCopy: Translated<typeof english> = {
  skipToContent: 'सीधे मुख्य जानकारी पर जाएँ',
  home: 'Niramaya, होम',
  promo: { ofDemo: '45% तक की छूट। आज के ऑफ़र देखें', ofOwnCatalogue: 'आज के ऑफ़र देखें' },
  services: {
    label: 'सेवाएँ',
    medicines: 'दवाएँ',
    carePlan: 'केयर प्लान',
    consult: 'डॉक्टर से परामर्श',
    covid: 'कोविड',
  },
  categories: {
    label: 'कैटेगरी चुनकर ख़रीदें',
    /** The entries are stored names, which `topicNamesCopy` translates. */
    groups: [
      { title: 'सेहत की जानकारी', entries: ['All Diseases', 'All Medicines', 'Medicines by Therapeutic Class'] },
      {
        title: 'विटामिन और पोषण',
        entries: ['Vitamins and Nutrition', 'Vitamin D and Calcium', 'Protein and Nutrition Drinks'],
      },
      {
        title: 'हेल्थ केयर उपकरण',
        entries: ['Brands', 'BP Monitors', 'Oxygen Concentrators', 'Thermometers', 'Weighing Scales'],
      },
      { title: 'पर्सनल केयर', entries: ['Sexual Wellness', 'Skin Care'] },
      {
        title: 'सेहत की समस्याएँ',
        entries: ['Stomach Care', 'Heart Care', 'Bone, Joint and Muscle Care', 'Pain Relief', 'Eye Care', 'Ear Care'],
      },
    ],
  },
  location: {
    label: 'डिलीवरी की जगह',
    labelWithPinCode: (pinCode) => `डिलीवरी: ${pinCode}`,
    empty: 'शहर चुनें',
  },
  search: {
    label: 'दवाएँ और हेल्थ प्रोडक्ट खोजें',
    placeholder: 'दवाएँ खोजें',
    clear: 'खोज मिटाएँ',
    listLabel: 'प्रोडक्ट',
    matches,
    noMatches: 'ऐसा कोई प्रोडक्ट नहीं मिला। हमारे सभी प्रोडक्ट यहाँ दिए हैं।',
    rest: 'बाक़ी सभी प्रोडक्ट (जो आपने नहीं खोजे)',
    searching: 'खोज रहे हैं…',
    recent: 'आपकी पिछली खोजें',
    byConcern: 'सेहत की ज़रूरत के हिसाब से ख़रीदें',
    suggestions: 'सुझाव',
    /** The words that find the products of each concern. */
    concerns: [
      { name: 'डायबिटीज़ की देखभाल', search: 'diabetes' },
      { name: 'दिल और ब्लड प्रेशर', search: 'blood pressure' },
      { name: 'पेट की देखभाल', search: 'digestive antacid' },
      { name: 'हड्डियाँ और जोड़', search: 'joint' },
      { name: 'त्वचा की देखभाल', search: 'skin' },
      { name: 'सर्दी और खाँसी', search: 'cough' },
    ],
    failed: 'खोज पूरी नहीं हुई। देखें कि इंटरनेट चल रहा है, और फिर से लिखें।',
    id: (id) => `ID ${id}`,
  },
  account: {
    label: 'खाता',
    login: 'लॉगिन',
    signUp: 'साइन अप',
    logout: 'लॉगआउट',
    close: 'बंद करें',
    loading: 'एक पल रुकें',
    yours: 'सेव की हुई चीज़ें, ऑर्डर, मेरा डेटा',
    data: 'मेरा डेटा',
  },
  cart: {
    label: 'कार्ट',
    labelWithCount: (count) => `कार्ट, ${count} प्रोडक्ट`,
    /** The name of the button for a guest, who has to log in. */
    ofGuest: (label) => `${label}: अपना कार्ट देखने के लिए लॉगिन करें`,
    logIn: 'लॉगिन',
  },
  theme: { toLight: 'हल्के रंगों में देखें', toDark: 'गहरे रंगों में देखें' },
  menu: {
    open: 'मेन्यू खोलें',
    close: 'मेन्यू बंद करें',
    title: 'मेन्यू',
    labTests: 'लैब जाँच',
    offers: 'ऑफ़र',
    /** The heading of the lines about what this shopper has here. */
    yours: 'आपकी चीज़ें',
  },
  toasts: { label: 'संदेश', close: 'यह संदेश बंद करें' },
  loading: 'पेज खुल रहा है',
  crash: {
    text: 'हमारी तरफ़ से कुछ गड़बड़ हुई। आपका कार्ट इस डिवाइस पर सुरक्षित है।',
    detail: 'क्या हुआ',
    retry: 'पेज फिर से खोलें',
    home: 'होम पेज पर जाएँ',
  },
  notFound: {
    text: 'हमने हर शेल्फ़ देख ली, पर यह पेज नहीं मिला। शायद पता लिखने में कोई ग़लती हुई है।',
    home: 'होम पेज पर जाएँ',
    medicines: 'दवाएँ देखें',
    doctor: 'डॉक्टर से परामर्श',
    orders: 'मेरे ऑर्डर',
  },
};
