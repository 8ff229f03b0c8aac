import type { searchHelpCopy as english } from '../en/search-help.ts';
import type { Translated } from '../translated.ts';

/** The texts that help after a search for a medicine, a test or a symptom that the shop does not sell. */
export const searchHelpCopy: Translated<typeof english> = {
  label: 'मदद पाने के दूसरे तरीक़े',
  kinds: {
    medicine: 'यह एक दवा का नाम है, और हम इसे नहीं बेचते। आपको इसकी ज़रूरत है या नहीं, यह डॉक्टर से पूछें।',
    symptom: 'इस नाम का कोई प्रोडक्ट नहीं है। अगर तकलीफ़ से चिंता हो या वह ठीक न हो, तो डॉक्टर से बात करें।',
    product: 'हम यह प्रोडक्ट नहीं बेचते।',
    test: 'यह एक लैब जाँच है, प्रोडक्ट नहीं। हमारी लैब जाँचें होम पेज पर हैं। बुकिंग अभी शुरू नहीं हुई है।',
  },
  category: (name) => `प्रोडक्ट देखें: ${name}`,
  nearest: (name) => `हम जो बेचते हैं, उसमें इसके सबसे क़रीब: ${name}`,
  categoryNote: 'ये दूसरे प्रोडक्ट हैं, उसका विकल्प नहीं जो आपने खोजा।',
  doctor: 'डॉक्टर से पूछें',
  doctorNote: 'घर बैठे, ऑनलाइन। आपात स्थिति में 112 पर कॉल करें।',
  tests: 'हमारी लैब जाँचें देखें',
  testsNote: 'होम पेज पर।',
  categories: {
    bones: { name: 'हड्डी, जोड़ और मांसपेशियों की देखभाल', search: 'joint' },
    cold: { name: 'सर्दी और खाँसी', search: 'cough' },
    diabetes: { name: 'डायबिटीज़ की देखभाल', search: 'diabetes' },
    eyes: { name: 'आँखों की देखभाल', search: 'eye' },
    fever: { name: 'बुख़ार', search: 'fever thermometer' },
    firstAid: { name: 'फ़र्स्ट एड', search: 'antiseptic' },
    fluids: { name: 'पानी और नमक की कमी पूरी करने वाले घोल (ORS)', search: 'ors' },
    heart: { name: 'दिल की देखभाल', search: 'blood pressure' },
    hygiene: { name: 'हाथों की सफ़ाई', search: 'hand sanitiser' },
    oils: { name: 'बालों, चेहरे और जोड़ों के तेल', search: 'oil' },
    pain: { name: 'दर्द से राहत', search: 'pain relief' },
    shaving: { name: 'शेविंग', search: 'shaving' },
    skin: { name: 'त्वचा की देखभाल', search: 'skin' },
    steam: { name: 'भाप और खुली साँस', search: 'steam' },
    stomach: { name: 'पेट की देखभाल', search: 'digestive antacid' },
    vitamins: { name: 'विटामिन', search: 'vitamin' },
    warmth: { name: 'हीटिंग पैड और सिकाई वाले पैच', search: 'heating pad' },
    women: { name: 'महिलाओं की देखभाल', search: 'menstrual sanitary' },
  },
  recent: 'आपकी पिछली खोजें',
  forget: 'पिछली खोजें मिटाएँ',
  forgotten: 'आपकी पिछली खोजें मिटा दी गईं।',
};
