import type { symptomsCopy as english } from '../en/symptoms.ts';
import type { Translated } from '../translated.ts';
import { frequentSymptomsCopy } from './frequent-symptoms.ts';

/** The texts of step 2 of a consultation, in Hindi: the symptoms. */
export const symptomsCopy: Translated<typeof english> = {
  title: 'आपको क्या तकलीफ़ है?',
  lead: 'जो-जो तकलीफ़ हो, सब चुनें, या कुछ भी न चुनें। बाक़ी बातें डॉक्टर पूछ लेंगे।',
  /** The heading of the two controls at the end of the screen that have no function yet. */
  notOpen: 'अभी चालू नहीं',
  search: {
    label: 'लक्षण खोजें',
    placeholder: 'अभी चालू नहीं',
    hint: 'यह खोज अभी चालू नहीं है। ऊपर की सूची से चुनें, या अपनी तकलीफ़ लिखें।',
  },
  own: {
    title: 'कोई और तकलीफ़ है? यहाँ लिखें',
    placeholder: 'अपने शब्दों में',
    hint: 'लिखें कि कब से है, और कितनी तकलीफ़ है।',
    add: 'जोड़ें',
    /** Frequent symptoms that have no chip with a picture. A press picks one. */
    examples: {
      label: 'आम तकलीफ़ें',
      ...frequentSymptomsCopy,
    },
    missing: 'पहले अपनी तकलीफ़ लिखें।',
    full: (limit, cut) =>
      `${limit} में से ${limit} अक्षर हो गए।${cut === 0 ? '' : ` आपने जो कॉपी करके डाला, वह ${cut} अक्षर ज़्यादा था: उसका आख़िरी हिस्सा नहीं आ सका।`} ‘जोड़ें’ दबाएँ, फिर बाक़ी बात अलग से लिखें।`,
    /** The sentence above the link to the next step, for a text that is only in the field. */
    notAdded: 'आपने जो लिखा है, वह आगे बढ़ने पर जुड़ जाएगा।',
    remove: 'हटाएँ',
    removeName: (symptom) => `हटाएँ: ${symptom}`,
  },
  group: 'सबसे ज़्यादा खोजे गए लक्षण',
  picked: (all) => (all === '' ? 'अभी तक कुछ नहीं चुना।' : `आपने चुना: ${all}`),
  privacy: 'आपके चुने लक्षण भुगतान होने तक इसी टैब में रहते हैं; उसके बाद ऑर्डर के साथ इस डिवाइस पर रहते हैं।',
  childDanger: 'बच्चे को दौरा पड़े, साँस लेने में ज़ोर लगे, होंठ नीले हों, जगाना मुश्किल हो, या वह कुछ पी न सके, तो तुरंत 108 पर कॉल करें।',
  forPatient: (name, showsAll) =>
    showsAll
      ? `सभी लक्षण दिखाए गए हैं, वे भी जो इस मरीज़ को शायद ही हों (${name})।`
      : `जो लक्षण ${name} को शायद ही हों, वे नहीं दिखाए गए हैं।`,
  more: 'वे भी दिखाएँ',
  fewer: 'उन्हें छिपाएँ',
  skip: { action: 'सीधे विशेषज्ञ चुनें', note: 'यह बटन अभी काम नहीं करता। ‘आगे बढ़ें’ भी आपको वहीं ले जाता है।' },
};
