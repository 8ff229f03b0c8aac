import type { Gender } from '../../schemas/vocabulary.ts';
import type {
  consultFlowCopy as englishFlow,
  patientsCopy as englishPatients,
  specialitiesCopy as englishSpecialities,
  symptomsCopy as englishSymptoms,
} from '../consult-flow.ts';
import type { InHindi } from '../localised.ts';

const genders: Record<Gender, string> = { male: 'पुरुष', female: 'महिला', Choose_option: 'चुनें' };

/** The words that the steps of the consultation share. */
export const consultFlowCopy: InHindi<typeof englishFlow> = {
  hi: {
    back: 'पीछे',
    proceed: 'आगे बढ़ें',
    emergency: {
      label: 'आपात स्थिति के नंबर',
      text: 'आपात स्थिति में तुरंत कॉल करें:',
      numbers: { '112': 'आपात सेवा', '108': 'एंबुलेंस' },
    },
  },
};

/** The words of the patient step. */
export const patientsCopy: InHindi<typeof englishPatients> = {
  hi: {
    title: 'मरीज़ की जानकारी',
    lead: 'मरीज़ चुनें, और डॉक्टर के लिए एक फ़ोन नंबर दें।',
    members: {
      title: 'आपका परिवार',
      pick: 'यह परामर्श किसके लिए है? आपने किसे चुना, यह सिर्फ़ इसी टैब में रहता है।',
      name: 'नाम',
      age: 'उम्र',
      gender: 'लिंग',
      genders: { ...genders, Choose_option: 'नहीं बताया' },
      loading: 'आपकी सूची खुल रही है…',
      empty: {
        title: 'आपकी सूची में अभी कोई नहीं है',
        text: 'ख़ुद को या परिवार के किसी सदस्य को जोड़ें, ताकि डॉक्टर को पता हो कि किससे बात करनी है।',
      },
      failed: {
        message: 'आपकी सूची नहीं खुल सकी।',
        text: 'आप इसके बिना भी आगे बढ़ सकते हैं और डॉक्टर को बता सकते हैं कि मरीज़ कौन है।',
        retry: 'फिर कोशिश करें',
      },
    },
    add: {
      action: '+ नया सदस्य जोड़ें',
      title: 'परिवार का सदस्य जोड़ें',
      close: 'बंद करें',
      name: 'मरीज़ का नाम',
      age: 'उम्र',
      ageHint: 'सालों में। छोटे बच्चे के लिए, जैसे: 8 महीने।',
      ageAdvice: 'यह उम्र जैसी नहीं लगती। एक बार देख लें; चाहें तो ऐसे ही भेज सकते हैं।',
      gender: 'लिंग',
      genders,
      minor:
        '18 साल से कम उम्र के मरीज़ के लिए: आप पुष्टि करते हैं कि आप माता, पिता या अभिभावक हैं और बातचीत के दौरान मरीज़ के साथ रहेंगे।',
      submit: 'जोड़ें',
      busy: 'सेव हो रहा है…',
      cancel: 'रद्द करें',
      nameMissing: 'मरीज़ का नाम लिखें।',
      ageMissing: 'मरीज़ की उम्र लिखें।',
      failed: 'यह सदस्य सेव नहीं हो सका। आपका लिखा यहीं है: थोड़ा रुककर ‘जोड़ें’ फिर से दबाएँ।',
    },
    phone: {
      title: 'डॉक्टर आपसे कैसे संपर्क करें?',
      label: 'मरीज़ का फ़ोन नंबर',
      hint: 'हम क्यों पूछते हैं: कॉल कट जाए, तो डॉक्टर वापस कॉल करते हैं। नंबर यह टैब बंद करने तक रहता है; इस डेमो में किसी को नहीं भेजा जाता।',
    },
    mode: {
      title: 'वीडियो, ऑडियो या चैट?',
      text: 'बातचीत का तरीक़ा आप डॉक्टर के साथ तय करते हैं',
      note: 'यहाँ दबाने से सिर्फ़ आपकी पसंद दिखती है; उसे न रखा जाता है, न भेजा जाता है।',
    },
    consent: {
      title: 'आगे बढ़ने से पहले',
      items: [
        'डॉक्टर दूर से सलाह देते हैं और आपकी शारीरिक जाँच नहीं कर सकते। वे आपसे किसी डॉक्टर के पास जाकर दिखाने के लिए कह सकते हैं।',
        'बातचीत शुरू होते समय डॉक्टर आपकी सहमति माँगते हैं। आप मना कर सकते हैं या कभी भी बातचीत रोक सकते हैं।',
        'आपके परिवार की सूची सिर्फ़ आपके लिए रखी जाती है, और आपके परामर्श के सिवा उसका कोई इस्तेमाल नहीं होता।',
      ],
    },
  },
};

/** The words of the symptom step. */
export const symptomsCopy: InHindi<typeof englishSymptoms> = {
  hi: {
    title: 'आपको क्या तकलीफ़ है?',
    lead: 'जो-जो हो, सब चुनें, या कुछ भी न चुनें। बाक़ी बातें डॉक्टर पूछ लेंगे।',
    search: {
      label: 'लक्षण खोजें',
      placeholder: 'बुख़ार, कमर दर्द…',
      hint: 'यह खोज अभी उपलब्ध नहीं है। नीचे से चुनें, या डॉक्टर को अपने शब्दों में बताएँ।',
    },
    group: 'सबसे ज़्यादा खोजे गए',
    picked: (names) => (names.length === 0 ? 'अभी कुछ नहीं चुना।' : `आपने चुना: ${names.join(', ')}`),
    privacy: 'आपके चुने लक्षण इसी टैब में रहते हैं और टैब बंद करते ही मिट जाते हैं।',
    skip: { action: 'सीधे विशेषज्ञ चुनें', note: 'यह बटन अभी काम नहीं करता। ‘आगे बढ़ें’ भी आपको वहीं ले जाता है।' },
  },
};

/** The words of the speciality step. */
export const specialitiesCopy: InHindi<typeof englishSpecialities> = {
  hi: {
    title: 'आपको किस डॉक्टर की ज़रूरत है?',
    lead: 'पक्का नहीं पता? कुछ न चुनें: ड्यूटी पर मौजूद डॉक्टर आपको सही डॉक्टर तक पहुँचा देंगे।',
    group: 'विशेषज्ञ',
    note: 'आप जो दबाते हैं, वह सिर्फ़ यहाँ दिखता है। उसे न रखा जाता है, न भेजा जाता है; बात करते समय डॉक्टर को बताएँ।',
    alternative: {
      action: 'दूसरी चिकित्सा पद्धति चाहिए?',
      note: 'आयुर्वेद और होम्योपैथी के परामर्श अभी शुरू नहीं हुए हैं।',
    },
  },
};
