import { formatRupees, type Allergen, type ProductUse } from '@niramaya/contract';
import type { medicineDetailsCopy as english } from '../en/medicine-details.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** When to stop and get help, by the way of using a product, without the numbers to call. */
const stopTexts: Record<ProductUse, string> = {
  taken:
    'तबीयत बिगड़े या शरीर पर दाने निकलें, तो इस्तेमाल बंद करें और डॉक्टर से पूछें। सूजन आए, साँस लेने में तकलीफ़ हो या किसी बच्चे ने ग़लती से इसे निगल लिया हो',
  skin: 'त्वचा, आँखों या मुँह पर बुरा असर हो, जैसे जलन या लाली, तो इस्तेमाल बंद करें और डॉक्टर से पूछें। सूजन आए, साँस लेने में तकलीफ़ हो या किसी बच्चे ने इसे निगल लिया हो',
  food: 'इसे खाने या पीने के बाद तबीयत बिगड़े, तो इसे लेना बंद करें और डॉक्टर से पूछें। सूजन आए, साँस लेने में तकलीफ़ हो या गले में कुछ अटक जाए',
  device:
    'दर्द हो या यह टूट-फूट जाए, तो इस्तेमाल बंद करें। किसी की तबीयत बहुत ख़राब हो (रीडिंग चाहे कुछ भी हो) या किसी ने बैटरी निगल ली हो',
};

const allergens: Record<Allergen, string> = {
  peanut: 'मूँगफली',
  nut: 'मेवे (जैसे बादाम या काजू)',
  milk: 'दूध',
  wheat: 'गेहूँ',
};

/** The same names before the word से, where मेवे becomes मेवों. */
const allergensBeforeFrom: Record<Allergen, string> = { ...allergens, nut: 'मेवों' };

/** The texts of the details screen of a product. */
export const medicineDetailsCopy: Translated<typeof english> = {
  trail: { label: 'आप यहाँ हैं', medicines: 'दवाएँ' },
  mrpNote: 'सभी टैक्स शामिल',
  saved: (rupees) => `${formatRupees(rupees)} की बचत`,
  /** The line that opens the use of the product below its name, and the button below the use that opens all facts. */
  purposeQuestion: 'यह किस काम आता है, डॉक्टर से कब पूछें',
  moreFacts: 'और जानें: अंदर क्या है, कैसे इस्तेमाल करें',
  otherPacks: 'इसके दूसरे पैक',
  add: 'कार्ट में डालें',
  inCart: (quantity) => `आपके कार्ट में: ${quantity}`,
  /** The text before the second Add to Cart on a phone, where a line has little room. */
  inCartShort: (quantity) => `कार्ट में: ${quantity}`,
  onePack: 'एक पैक',
  goToCart: 'कार्ट देखें',
  share: 'शेयर करें',
  shareFailed: 'लिंक नहीं बन सका। देखें कि इंटरनेट चल रहा है, और फिर से ‘शेयर करें’ दबाएँ।',
  /**
   * One line near the price, for a product that should not be used without asking a doctor. It is no reason to refuse
   * an order.
   */
  doctorFirst: {
    strength: 'इतनी तेज़ दवा सिर्फ़ तभी लें, जब डॉक्टर ने आपसे कहा हो। यह रोज़ लेने के लिए नहीं है।',
    start: 'इसे शुरू करने से पहले डॉक्टर से पूछें।',
    child: 'पहली ख़ुराक से पहले बच्चे के डॉक्टर से पूछें।',
    iron: 'पहले डॉक्टर से पूछें: ख़ून की जाँच से पता चलता है कि आयरन की कमी है या नहीं, और है तो क्यों।',
    pregnancy: 'अगर आप गर्भवती हैं या बच्चे को अपना दूध पिलाती हैं, तो इसे सिर्फ़ तभी लें, जब आपके डॉक्टर हाँ कहें।',
    bloodThinner: 'अगर ख़ून पतला करने वाली आपकी कोई दवा चल रही है, तो पहले अपने डॉक्टर से पूछें।',
    diabetes: 'अगर आपकी डायबिटीज़ की गोलियाँ या इंसुलिन चल रही है, तो इसे शुरू करने से पहले अपने डॉक्टर से पूछें।',
  },
  heading: 'प्रोडक्ट की जानकारी',
  facts: 'एक नज़र में',
  noPrescription: 'पर्चा ज़रूरी नहीं',
  delivery: {
    title: 'यह कब तक आ सकता है?',
    pinCode: 'पिन कोड',
    hint: 'छह अंक, जैसे 560001',
    prompt: 'अपना पिन कोड लिखें और देखें कि पार्सल अंदाज़न किन दिनों में आ सकता है। पिन कोड इसी डिवाइस पर रहता है।',
    invalid: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
    cost: 'डिलीवरी: इस डेमो में मुफ़्त।',
  },
  returns: {
    text: 'ग़लत, टूटा-फूटा, रिसता हुआ या एक्सपायर हो चुका प्रोडक्ट डिलीवरी के 7 दिन के अंदर वापस किया जा सकता है। पैक बंद होना चाहिए; खुला पैक तभी वापस होता है जब ख़राबी उसके अंदर हो।',
    policy: 'वापसी और रिफ़ंड',
  },
  similar: {
    title: (category) => `${category} में दूसरे प्रोडक्ट, दाम के क्रम में`,
    note: 'ये सिर्फ़ कैटेगरी और दाम में मिलते-जुलते हैं। ये इलाज में इसकी जगह नहीं ले सकते: दवा बदलने से पहले अपने डॉक्टर या फ़ार्मासिस्ट से पूछें।',
  },
  badges: {
    title: 'सुरक्षित और असरदार',
    paraben: 'बिना पैराबेन',
    sulfate: 'बिना सल्फ़ेट',
    silicone: 'बिना सिलिकॉन',
    cruelty: 'जानवरों पर नहीं आज़माया',
    allergen: 'एलर्जी करने वाली कोई चीज़ नहीं',
    alcohol: 'बिना अल्कोहल',
    contains: (found) => {
      const names = found.map((one) => allergens[one]).join(', ');
      const causes = found.map((one) => allergensBeforeFrom[one]).join(' या ');
      return `नाम के हिसाब से इस प्रोडक्ट में ${plural(found.length, 'यह चीज़ है', 'ये चीज़ें हैं')}: ${names}। इसलिए इसके लिए ‘एलर्जी करने वाली कोई चीज़ नहीं’ ग़लत है: ${causes} से एलर्जी हो, तो इसे न लें।`;
    },
    note: (facts) => `इस डेमो के हर प्रोडक्ट के साथ यही छह बातें लिखी हैं। अगर आपको एलर्जी है, तो ‘${facts}’ और पैक का लेबल देखें।`,
  },
  about: {
    title: 'जानकारी',
    lead: (title) => `${title} चुनने की चार वजहें`,
    reasons: [
      { title: 'असली पैक', text: 'बनाने वाली कंपनी से या उसके अपने डिस्ट्रीब्यूटर से ख़रीदा गया।' },
      { title: 'कुछ छिपा नहीं', text: 'लेबल पर लिखा है कि अंदर क्या है, और इसे किसने बनाया है।' },
      { title: 'सही दाम', text: 'कभी MRP से ज़्यादा नहीं, सभी टैक्स शामिल।' },
      {
        title: 'भेजने से पहले जाँच',
        text: 'हम देखते हैं कि पैक बंद और सही-सलामत है। एक्सपायरी की तारीख़ हो, तो वह भी देखते हैं।',
      },
    ],
  },
  safety: {
    title: 'सुरक्षित तरीक़े से इस्तेमाल करें',
    before: 'पहली बार इस्तेमाल से पहले',
    beforeText: (facts) =>
      `पैक पर लिखी बातें पढ़ें, और इस पेज पर ‘${facts}’ खोलें: वहाँ लिखा है कि इस प्रोडक्ट को कैसे रखना है, और कब डॉक्टर या फ़ार्मासिस्ट से पूछना चाहिए।`,
    stop: 'इस्तेमाल बंद करें और मदद लें',
    stopText: (use, numbers) => `${stopTexts[use]}, तो ${numbers.join(' या ')} पर कॉल करें।`,
    disclaimer:
      'यह पेज सामान्य जानकारी देता है, डॉक्टरी सलाह नहीं। यह आपके डॉक्टर, फ़ार्मासिस्ट या पैक के अंदर के लीफ़लेट की जगह नहीं लेता।',
  },
  nothing: {
    title: 'अभी कोई प्रोडक्ट नहीं चुना है',
    text: 'सूची में से कोई प्रोडक्ट चुनें। उसकी जानकारी, दाम और सावधानियाँ इसी पेज पर दिखेंगी।',
    action: 'सभी दवाएँ देखें',
  },
};
