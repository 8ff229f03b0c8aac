import type { Gender } from '@niramaya/contract';
import type { patientsCopy as english } from '../en/patients.ts';
import type { Translated } from '../translated.ts';

const genders: Record<Gender, string> = { male: 'पुरुष', female: 'महिला', Choose_option: 'नहीं बताया' };

/** The texts of step 1 of a consultation, in Hindi: who needs a doctor. */
export const patientsCopy: Translated<typeof english> = {
  title: 'मरीज़ की जानकारी',
  lead: 'मरीज़ चुनें, और फ़ोन नंबर दें।',
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
    genders,
    actionOf: (name) => `बदलें या हटाएँ: ${name}`,
    loading: 'आपकी सूची खुल रही है…',
    empty: {
      title: 'आपकी सूची में अभी कोई नहीं है',
      text: 'ख़ुद को या परिवार के किसी सदस्य को जोड़ें, ताकि डॉक्टर को पता हो कि किससे बात करनी है।',
    },
    failed: {
      message: 'आपकी सूची नहीं खुल सकी।',
      text: 'आप इसके बिना भी आगे बढ़ सकते हैं और डॉक्टर को बता सकते हैं कि मरीज़ कौन है।',
      offline: 'इंटरनेट आते ही सूची अपने आप खुल जाएगी; आप इसके बिना भी आगे बढ़ सकते हैं।',
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
      'आपने लॉगिन नहीं किया है। आपके बाद जो भी बिना लॉगिन किए यह ब्राउज़र चलाएगा, उसे भी यह सब दिखेगा: आपके परिवार की सूची, और आपके ऑर्डर में रखी परामर्श की जानकारी, जिसमें यह नंबर भी है।',
    /** The sentences above the link to the next step, which works all the same. `AddNumber` takes a number later. */
    missing: 'अभी कोई फ़ोन नंबर नहीं है, इसलिए डॉक्टर आप तक नहीं पहुँच सकते। आप आगे बढ़कर इसे बाद में भी जोड़ सकते हैं।',
    oddNote: 'इस फ़ोन नंबर से डॉक्टर आप तक नहीं पहुँच सकते। इसे देख लें, या ऐसे ही आगे बढ़ें।',
  },
  mode: {
    title: 'वीडियो, ऑडियो या चैट?',
    text: 'अभी चुनें, या बाद में डॉक्टर के साथ।',
  },
  consent: {
    title: 'आगे बढ़ने से पहले',
    items: [
      'डॉक्टर दूर से सलाह देते हैं और आपको छूकर नहीं जाँच सकते। वे आपसे किसी डॉक्टर को जाकर दिखाने के लिए कह सकते हैं।',
      'बातचीत की शुरुआत में डॉक्टर आपकी सहमति माँगते हैं। आप मना कर सकते हैं, या कभी भी बातचीत रोक सकते हैं।',
      'मरीज़ की जानकारी, लक्षण और नंबर भुगतान होने तक इसी टैब में रहते हैं; उसके बाद ऑर्डर के साथ इस डिवाइस पर रहते हैं। इस डेमो में यह सब किसी डॉक्टर तक नहीं पहुँचता।',
      'आपने वीडियो, ऑडियो या चैट में से जो चुना, और जो डॉक्टर चुना, वह पेज फिर से खोलने पर मिट जाता है।',
      'आपके परिवार की सूची सिर्फ़ आपके परामर्श के काम आती है। लॉगिन किया हो, तो वह सिर्फ़ आपको दिखती है।',
    ],
  },
};
