const en = {
  title: 'Covid care at home',
  lead: 'Test, consult and recover at home, with doctors and laboratories one call away.',
  /** The first line of the page, in the colours of a danger. */
  urgent: 'Trouble with breathing or blue lips: call 112 or 108 at once.',
  language: { label: 'Language', english: 'English', hindi: 'Hindi' },
  dated: 'General information, last reviewed in January 2023. It does not replace a doctor.',
  /** The sentence after `dated`. */
  today: 'Rules may have changed since then. For those of today, ask a doctor or the health office of your city.',
  helpline: {
    title: 'Test at home',
    text: 'A trained person comes to your home, and the report follows within a day.',
    label: 'Helpline for tests at home',
    number: '1800 000 0199',
    call: 'Call now',
    note: 'This is a demo number: a call reaches no one.',
  },
  rtPcr: {
    title: 'RT-PCR test',
    text: 'The sample is taken at your door. A test cannot be booked here yet: book a doctor, who tells you whether you need it.',
    action: 'Book now',
    opens: 'Opens the doctor consultation.',
  },
  consult: {
    title: 'Fever, cough or doubts?',
    text: 'Ask a doctor by chat before you go out.',
    action: 'Consult now',
  },
  article: {
    title: 'Treatment at home',
    /** The first section, in the colours of a danger. */
    warning: {
      heading: 'Watch for warning signs',
      text: 'Trouble with breathing, pain in the chest, confusion, blue lips, or oxygen below 94 percent: call 112, or 108 for an ambulance, at once.',
    },
    sections: [
      {
        heading: 'Rest and drink',
        text: 'Sleep as much as you can and drink water, dal water or oral rehydration solution through the day. Eat light meals that you like.',
      },
      {
        heading: 'Bring the fever down',
        text: 'A cool cloth and light clothes help. Ask a doctor or pharmacist which fever medicine and dose suits you, above all for children, in pregnancy or with another illness.',
      },
      {
        heading: 'Keep others safe',
        text: 'Stay in an airy room of your own, wear a mask when somebody comes in, and wash your hands often.',
      },
    ],
  },
  essentials: {
    title: 'Essentials for home',
    text: 'A tap shows those that we sell.',
    notSold: 'Not sold here.',
    /** `search` finds the products of an item; it is null for one that the shop does not sell. */
    items: [
      {
        picture: 'oximeter' as const,
        search: 'oximeter',
        name: 'Pulse oximeter',
        text: 'Shows the oxygen in your blood',
      },
      {
        picture: 'thermometer' as const,
        search: 'digital thermometer',
        name: 'Digital thermometer',
        text: 'For a reading every six hours',
      },
      {
        picture: 'masks' as const,
        search: null,
        name: 'Three-layer masks',
        text: 'A fresh one each day, from any chemist near you',
      },
      {
        picture: 'sanitiser' as const,
        search: 'hand sanitiser',
        name: 'Hand sanitiser',
        text: 'With 70 percent alcohol',
      },
      {
        picture: 'salts' as const,
        search: 'ors',
        name: 'Oral rehydration salts',
        text: 'Mix in water as the sachet says',
      },
      { picture: 'inhaler' as const, search: 'steam vaporiser', name: 'Steam inhaler', text: 'Eases a blocked nose' },
    ],
  },
  books: {
    title: 'E-books',
    note: 'Not open yet',
    items: ['Download: Caring for a patient at home', 'Download: Breathing exercises after Covid'],
  },
};

const hi: typeof en = {
  title: 'घर पर कोविड की देखभाल',
  lead: 'घर बैठे जाँच कराइए, डॉक्टर से बात कीजिए और ठीक होइए। बस एक कॉल करने पर डॉक्टर और लैब, दोनों मिल जाते हैं।',
  urgent: 'साँस लेने में तकलीफ़ हो या होंठ नीले पड़ें, तो तुरंत 112 या 108 पर कॉल कीजिए।',
  language: { label: 'भाषा', english: 'English', hindi: 'Hindi' },
  dated: 'सामान्य जानकारी, जनवरी 2023 में जाँची गई। यह डॉक्टर की सलाह की जगह नहीं लेती।',
  today: 'तब से नियम बदल चुके हो सकते हैं। आज के नियम डॉक्टर से या अपने शहर के स्वास्थ्य विभाग से पूछिए।',
  helpline: {
    title: 'घर पर जाँच',
    text: 'प्रशिक्षित स्वास्थ्यकर्मी आपके घर आते हैं, और रिपोर्ट एक दिन में मिल जाती है।',
    label: 'घर पर जाँच की हेल्पलाइन',
    number: '1800 000 0199',
    call: 'अभी कॉल करें',
    note: 'यह एक डेमो नंबर है: कॉल किसी तक नहीं पहुँचती।',
  },
  rtPcr: {
    title: 'RT-PCR जाँच',
    text: 'सैंपल आपके घर से लिया जाता है। जाँच अभी यहाँ बुक नहीं होती: डॉक्टर से परामर्श बुक कीजिए, वे बताएँगे कि जाँच ज़रूरी है या नहीं।',
    action: 'डॉक्टर का परामर्श बुक करें',
    opens: 'इससे डॉक्टर का परामर्श खुलता है।',
  },
  consult: {
    title: 'बुख़ार, खाँसी या कोई सवाल?',
    text: 'घर से निकलने से पहले चैट पर डॉक्टर से पूछिए।',
    action: 'अभी परामर्श लें',
  },
  article: {
    title: 'घर पर इलाज',
    warning: {
      heading: 'ख़तरे के संकेत पहचानिए',
      text: 'साँस लेने में तकलीफ़ हो, सीने में दर्द हो, होश या समझ में गड़बड़ी लगे, होंठ नीले पड़ें, या ऑक्सीजन 94% से कम हो, तो तुरंत 112 पर, या एंबुलेंस के लिए 108 पर कॉल कीजिए।',
    },
    sections: [
      {
        heading: 'आराम और पानी',
        text: 'जितना हो सके सोइए और दिन भर पानी, दाल का पानी या ओआरएस पीजिए। हल्का खाना खाइए, जो आपको पसंद हो।',
      },
      {
        heading: 'बुख़ार कम कीजिए',
        text: 'हल्के ठंडे पानी की पट्टी और हल्के कपड़ों से आराम मिलता है। बुख़ार की सही दवा और ख़ुराक डॉक्टर या फ़ार्मासिस्ट से पूछिए, ख़ासकर बच्चों, गर्भवती महिलाओं और किसी दूसरी बीमारी वाले मरीज़ों के लिए।',
      },
      {
        heading: 'दूसरों को सुरक्षित रखिए',
        text: 'हवादार अलग कमरे में रहिए, कोई आए तो मास्क पहनिए और बार-बार हाथ धोइए।',
      },
    ],
  },
  essentials: {
    title: 'घर के लिए ज़रूरी चीज़ें',
    text: 'जो हम बेचते हैं, वह दबाने पर दिखता है।',
    notSold: 'यहाँ नहीं बिकते।',
    items: [
      { picture: 'oximeter' as const, search: 'oximeter', name: 'पल्स ऑक्सीमीटर', text: 'ख़ून में ऑक्सीजन बताता है' },
      {
        picture: 'thermometer' as const,
        search: 'digital thermometer',
        name: 'डिजिटल थर्मामीटर',
        text: 'हर छह घंटे पर बुख़ार नापने के लिए',
      },
      {
        picture: 'masks' as const,
        search: null,
        name: 'तीन परत वाले मास्क',
        text: 'हर दिन एक नया, पास की किसी भी दवा की दुकान से',
      },
      { picture: 'sanitiser' as const, search: 'hand sanitiser', name: 'हैंड सैनिटाइज़र', text: '70% अल्कोहल वाला' },
      { picture: 'salts' as const, search: 'ors', name: 'ओआरएस', text: 'पैकेट पर लिखे तरीक़े से पानी में घोलिए' },
      { picture: 'inhaler' as const, search: 'steam vaporiser', name: 'भाप की मशीन', text: 'बंद नाक में आराम' },
    ],
  },
  books: {
    title: 'ई-बुक',
    note: 'अभी उपलब्ध नहीं',
    items: ['डाउनलोड: घर पर मरीज़ की देखभाल', 'डाउनलोड: कोविड के बाद साँस के व्यायाम'],
  },
};

/** The texts of the covid screen in both languages, between which it has a select of its own. */
export const covidCopy = { en, hi };
