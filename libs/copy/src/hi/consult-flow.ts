import type { Gender } from '@niramaya/contract';
import type {
  consultFlowCopy as englishFlow,
  patientsCopy as englishPatients,
  symptomsCopy as englishSymptoms,
} from '../en/consult-flow.ts';
import type { Translated } from '../translated.ts';
import { consultNamesCopy } from './consult-names.ts';

/** The texts that all steps of a consultation share, in Hindi. */
export const consultFlowCopy: Translated<typeof englishFlow> = {
  proceed: 'आगे बढ़ें',
  emergency: {
    label: 'आपात स्थिति के नंबर',
    text: 'आपात स्थिति में तुरंत कॉल करें:',
    numbers: { '112': 'आपात सेवा', '108': 'एंबुलेंस', '14416': 'टेली-मानस' },
    /** The advice for a shopper whose own words sound like an emergency. */
    hint: {
      danger: 'यह आपात स्थिति हो सकती है। परामर्श का इंतज़ार न करें: अभी 112 पर कॉल करें।',
      selfHarm:
        'इस तकलीफ़ में आप अकेले नहीं हैं। अभी टेली-मानस पर बात करें: यह मुफ़्त है और हर समय खुला है। अगर आप ख़तरे में हैं, तो 112 पर कॉल करें।',
    },
  },
};

const genders: Record<Gender, string> = { male: 'पुरुष', female: 'महिला', Choose_option: 'चुनें' };

/** The texts of step 1 of a consultation, in Hindi: who needs a doctor. */
export const patientsCopy: Translated<typeof englishPatients> = {
  title: 'मरीज़ की जानकारी',
  lead: 'मरीज़ चुनें, और डॉक्टर के लिए एक फ़ोन नंबर दें।',
  members: {
    title: 'आपका परिवार',
    pick: 'यह परामर्श किसके लिए है?',
    /** The line below a short list, which would otherwise look as if more rows were on their way. */
    more: 'किसी और के लिए है? ‘+ नया सदस्य जोड़ें’ दबाएँ। पेंसिल से किसी की जानकारी बदलें या नाम हटाएँ।',
    missing: 'अभी कोई मरीज़ नहीं चुना है। आप आगे बढ़ सकते हैं: तब डॉक्टर पूछ लेंगे कि परामर्श किसके लिए है।',
    /** The sentence above the link to the next step about an age without a number. */
    oddAge: (name, age) => `उम्र अंकों में नहीं है (${name}, ‘${age}’), इसलिए डॉक्टर उम्र पूछ लेंगे।`,
    name: 'नाम',
    age: 'उम्र',
    gender: 'लिंग',
    genders: { ...genders, Choose_option: 'नहीं बताया' },
    actionOf: (name) => `बदलें या हटाएँ: ${name}`,
    loading: 'आपकी सूची खुल रही है…',
    empty: {
      title: 'आपकी सूची में अभी कोई नहीं है',
      text: 'ख़ुद को या परिवार के किसी सदस्य को जोड़ें, ताकि डॉक्टर को पता हो कि किससे बात करनी है।',
    },
    failed: {
      message: 'आपकी सूची नहीं खुल सकी।',
      text: 'आप इसके बिना भी आगे बढ़ सकते हैं और डॉक्टर को बता सकते हैं कि मरीज़ कौन है।',
      offline: 'लगता है कि इंटरनेट नहीं चल रहा। चलते ही सूची अपने आप खुल जाएगी; आप इसके बिना भी आगे बढ़ सकते हैं।',
      retry: 'फिर कोशिश करें',
    },
  },
  add: {
    action: '+ नया सदस्य जोड़ें',
  },
  phone: {
    title: 'डॉक्टर आपसे किस नंबर पर बात करें?',
    label: 'मरीज़ का फ़ोन नंबर',
    placeholder: '98765 43210',
    hint: 'हम क्यों पूछते हैं: डॉक्टर इसी नंबर पर कॉल करते हैं।',
    /** The hint for a shopper who has chosen the chat. */
    hintOfChat: 'हम क्यों पूछते हैं: डॉक्टर इसी नंबर पर संदेश भेजते हैं।',
    /** The error at the field, by the fault of the number. `addNumberCopy` has the same words. */
    faults: {
      sign: 'सिर्फ़ अंक लिखें; उनके बीच ख़ाली जगह, + या - भी चलेगा।',
      short: 'फ़ोन नंबर में कम से कम 10 अंक होते हैं। शुरू के शून्य नहीं गिने जाते।',
      long: 'फ़ोन नंबर में ज़्यादा से ज़्यादा 15 अंक होते हैं।',
    },
    logIn: 'लॉगिन करें',
    /** The note below the field, for a shopper who is not logged in. */
    guest:
      'आपने लॉगिन नहीं किया है। आपके बाद जो भी बिना लॉगिन किए यह ब्राउज़र चलाएगा, उसे भी यह सब दिखेगा: आपके परिवार की सूची, और ऑर्डर में रखा परामर्श, इस नंबर के साथ।',
    /** The sentence above the link to the next step, which works all the same. */
    oddNote: 'इस फ़ोन नंबर से डॉक्टर आप तक नहीं पहुँच सकते। इसे देख लें, या ऐसे ही आगे बढ़ें।',
  },
  mode: {
    title: 'वीडियो, ऑडियो या चैट?',
    text: 'अभी चुनें, या बाद में डॉक्टर के साथ।',
  },
  consent: {
    title: 'आगे बढ़ने से पहले',
    items: [
      'मरीज़, लक्षण और नंबर भुगतान होने तक इसी टैब में रहते हैं; उसके बाद ऑर्डर के साथ इस डिवाइस पर रहते हैं। पेज फिर से खोलने पर बातचीत के तरीक़े और डॉक्टर की आपकी पसंद मिट जाती है। इस डेमो में यह सब किसी डॉक्टर तक नहीं पहुँचता।',
      'डॉक्टर दूर से सलाह देते हैं और आपको छूकर नहीं जाँच सकते। वे आपसे किसी डॉक्टर को जाकर दिखाने के लिए कह सकते हैं।',
      'बातचीत की शुरुआत में डॉक्टर आपकी सहमति माँगते हैं। आप मना कर सकते हैं, या कभी भी बातचीत रोक सकते हैं।',
      'आपके परिवार की सूची सिर्फ़ आपके परामर्श के काम आती है। लॉगिन किया हो, तो वह सिर्फ़ आपको दिखती है।',
    ],
  },
};

/** The texts of step 2 of a consultation, in Hindi: the symptoms. */
export const symptomsCopy: Translated<typeof englishSymptoms> = {
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
      child: ['बुख़ार', 'ज़ुकाम', 'उल्टी', 'चकत्ते', 'कान में दर्द'],
      others: ['बुख़ार', 'ज़ुकाम', 'कमर दर्द', 'बदन दर्द'],
    },
    missing: 'पहले अपनी तकलीफ़ लिखें।',
    /** The sentence above the link to the next step, for a text that is only in the field. */
    notAdded: 'आपने जो लिखा है, वह आगे बढ़ने पर जुड़ जाएगा।',
    remove: 'हटाएँ',
    removeName: (symptom) => `हटाएँ: ${symptom}`,
  },
  group: 'सबसे ज़्यादा खोजे गए लक्षण',
  picked: (names) =>
    names.length === 0 ? 'अभी कुछ नहीं चुना।' : `आपने चुना: ${names.map(consultNamesCopy.symptom).join(', ')}`,
  privacy: 'आपके चुने लक्षण भुगतान होने तक इसी टैब में रहते हैं; उसके बाद ऑर्डर के साथ इस डिवाइस पर रहते हैं।',
  childDanger: 'बच्चे को दौरा पड़े, साँस लेने में ज़ोर लगे, होंठ नीले हों, जगाना मुश्किल हो, या वह कुछ पी न सके, तो तुरंत 108 पर कॉल करें।',
  forPatient: (name, showsAll) =>
    showsAll
      ? `सभी लक्षण दिख रहे हैं, वे भी जो इस मरीज़ के नहीं लगते (${name})।`
      : `${name} के लिए कुछ लक्षण नहीं दिखाए गए हैं, क्योंकि वे इस मरीज़ के नहीं लगते।`,
  more: 'वे भी दिखाएँ',
  fewer: 'उन्हें छिपाएँ',
  skip: { action: 'सीधे विशेषज्ञ चुनें', note: 'यह बटन अभी काम नहीं करता। ‘आगे बढ़ें’ भी आपको वहीं ले जाता है।' },
};
