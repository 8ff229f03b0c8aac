import type { homeCopy as english } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { topicNamesCopy } from './topic-names.ts';

const checkups: ReadonlyMap<string, string> = new Map([
  ['Full Body Checkup', 'फ़ुल बॉडी चेकअप'],
  ['Sampoorna Wellness Checkup', 'संपूर्ण वेलनेस चेकअप'],
  ['Diabetes Watch', 'डायबिटीज़ चेकअप'],
  ['Healthy Heart Checkup', 'दिल का चेकअप'],
  ['Naari Women’s Checkup', 'नारी: महिलाओं का चेकअप'],
  ['Senior Citizen Checkup', 'बुज़ुर्गों का चेकअप'],
  ['Thyroid Care Checkup', 'थायरॉइड चेकअप'],
  ['Liver Care Checkup', 'लिवर चेकअप'],
  ['Kidney Care Checkup', 'गुर्दे का चेकअप'],
  ['Vitamin and Mineral Checkup', 'विटामिन और मिनरल चेकअप'],
  ['Bone and Joint Checkup', 'हड्डी और जोड़ का चेकअप'],
  ['Monsoon Fever Checkup', 'बरसात के बुख़ार का चेकअप'],
  ['Allergy and Breath Checkup', 'एलर्जी और साँस का चेकअप'],
]);

/** The brands of the demo catalogue. A shop with its own catalogue writes its descriptions in its language. */
const brands: ReadonlyMap<string, string> = new Map([
  ['Neem care for clear, calm skin', 'साफ़ और कोमल त्वचा के लिए नीम की देखभाल'],
  ['Calcium and magnesium for every age', 'हर उम्र के लिए कैल्शियम और मैग्नीशियम'],
  ['Whey protein, tested batch by batch', 'व्हे प्रोटीन, जिसका हर बैच जाँचा जाता है'],
  ['Ashwagandha grown in Neemuch', 'नीमच में उगाई गई अश्वगंधा'],
  ['Everyday care for teeth and gums', 'दाँतों और मसूड़ों की रोज़ की देखभाल'],
  ['Sunscreens made for Indian summers', 'भारत की गर्मियों के लिए बने सनस्क्रीन'],
  ['Balanced nutrition for the whole family', 'पूरे परिवार के लिए संतुलित पोषण'],
  ['Chyawanprash slow cooked with 42 herbs', '42 जड़ी-बूटियों के साथ धीमी आँच पर पका च्यवनप्राश'],
  ['Gentle care from the first day', 'पहले दिन से कोमल देखभाल'],
  ['Omega 3 for heart and joints', 'दिल और जोड़ों के लिए ओमेगा 3'],
  ['Oils and washes for strong hair', 'मज़बूत बालों के लिए तेल और शैंपू'],
  ['Health devices for the home', 'घर के लिए हेल्थ उपकरण'],
]);

/** The texts of the home screen and of the top brands. */
export const homeCopy: Translated<typeof english> = {
  banners: {
    name: 'Niramaya आपके लिए क्या करता है',
    roleDescription: 'स्लाइड शो',
    slideRoleDescription: 'स्लाइड',
    pause: 'बैनर रोकें',
    play: 'बैनर चलाएँ',
    slide: (place, total, title) => `${total} में से स्लाइड ${place}: ${title}`,
    slides: {
      medicines: {
        eyebrow: 'ऑनलाइन दवा ऑर्डर',
        title: 'दवाएँ, आपके दरवाज़े तक',
        text: 'एक मिनट में ऑनलाइन ऑर्डर करें। आपके घर भेजने से पहले फ़ार्मासिस्ट हर पैक को जाँचते हैं।',
        action: 'दवाएँ ऑर्डर करें',
      },
      labTests: {
        eyebrow: 'घर पर लैब जाँच',
        title: 'लैब आपके घर आती है',
        text: 'सैंपल घर से लिया जाता है और रिपोर्ट आपके फ़ोन पर आती है। बुकिंग अभी शुरू नहीं हुई है: देखें कि क्या-क्या जाँचा जाता है।',
        action: 'हेल्थ चेकअप देखें',
      },
      consult: {
        eyebrow: 'चैट पर डॉक्टर से परामर्श',
        title: 'घर बैठे डॉक्टर से पूछें',
        text: 'आपकी भाषा में योग्य डॉक्टर: चैट, ऑडियो या वीडियो पर।',
        action: 'डॉक्टर से परामर्श लें',
      },
      carePlan: {
        eyebrow: 'Niramaya केयर प्लान',
        title: 'एक प्लान, पूरे परिवार की बचत',
        text: 'घर में सबके लिए दवाओं, लैब जाँच और डॉक्टर से परामर्श पर बचत, ₹46 प्रति महीने से शुरू।',
        action: 'केयर प्लान देखें',
      },
      ayurveda: {
        eyebrow: 'होम्योपैथी और आयुर्वेद',
        title: 'सौम्य देखभाल, जिसकी जड़ें भारत में हैं',
        text: 'आयुर्वेद और होम्योपैथी के प्रोडक्ट, उन कंपनियों के जिन्हें हम अच्छी तरह जानते हैं।',
        action: 'प्रोडक्ट देखें',
      },
    },
  },
  intro: {
    title: 'हर दिन आपकी सेहत का पूरा ख़याल',
    text: 'दवाएँ, हेल्थ केयर उपकरण, होम्योपैथी और आयुर्वेद के प्रोडक्ट ऑनलाइन ऑर्डर करें। भारत के 1000+ शहरों में घर पर डिलीवरी होती है। घर पर लैब जाँच और चैट पर डॉक्टर से परामर्श भी मिलता है। इन शहरों में 2.5 करोड़ ऑर्डर डिलीवर हुए हैं।',
    servicesLabel: 'हम आपके लिए क्या करते हैं',
    services: {
      medicines: { name: 'दवाएँ', text: 'घर पर डिलीवरी' },
      labTests: { name: 'लैब जाँच', text: 'देखें कि क्या जाँचा जाता है' },
      consult: { name: 'डॉक्टर से परामर्श', text: 'लिखित जवाब मुफ़्त, बातचीत ₹199 से' },
      carePlan: { name: 'केयर प्लान', text: 'बचत वाली सदस्यता' },
      covid: { name: 'कोविड में मदद', text: 'जानकारी और हेल्पलाइन' },
      offers: { name: 'ऑफ़र', text: 'आज की छूट' },
    },
  },
  carousel: {
    roleDescription: 'पेज वाली सूची',
    previous: (block) => `पिछला: ${block}`,
    next: (block) => `अगला: ${block}`,
    page: (page, pages) => `${pages} में से पेज ${page}`,
    showing: (names, total) => `कुल ${total} में से दिख रहे हैं: ${names.join(', ')}`,
  },
  blocks: {
    concerns: {
      title: 'सेहत की ज़रूरत के हिसाब से ख़रीदें',
      text: 'जो तकलीफ़ हो, उसके लिए प्रोडक्ट पाएँ।',
      textOnPhone: 'तकलीफ़ के हिसाब से प्रोडक्ट पाएँ।',
    },
    brands: { title: 'ख़ास ब्रांड', text: 'वे कंपनियाँ जिन पर हमारे फ़ार्मासिस्ट भरोसा करते हैं।' },
    checkups: {
      title: 'फ़ुल बॉडी हेल्थ चेकअप',
      text: 'सैंपल आपके घर पर, रिपोर्ट फ़ोन पर, 80% तक की छूट। बुकिंग अभी शुरू नहीं हुई है: देखें कि क्या-क्या जाँचा जाता है।',
      textOnPhone: 'अभी नहीं ख़रीद सकते: बुकिंग शुरू नहीं हुई है।',
    },
    pathology: {
      title: 'पैथोलॉजी जाँच',
      offer: '70% तक की छूट',
      text: 'एक बार में एक जाँच, आपके आस-पास की मान्यता प्राप्त लैब से। बुकिंग अभी शुरू नहीं हुई है: कोई जाँच चुनें और देखें कि वह किसलिए है।',
      textOnPhone: 'अभी नहीं ख़रीद सकते: बुकिंग शुरू नहीं हुई है।',
    },
    homeopathy: {
      title: 'सर्दी-खाँसी में होम्योपैथिक देखभाल',
      text: 'इस मौसम के लिए बूँदों वाली दवा (डाइल्यूशन), मीठी गोलियाँ, सिरप और बाम। अभी नहीं ख़रीद सकते: यहाँ लिखे दाम और डिलीवरी के दिन सिर्फ़ उदाहरण हैं।',
    },
    topBrands: {
      title: 'हमारे टॉप ब्रांड',
      text: 'भारत भर के ग्राहक ये ब्रांड बार-बार ख़रीदते हैं।',
      intro:
        'भारत भर के ग्राहक ये ब्रांड बार-बार ख़रीदते हैं। हर पैक कंपनी से सीलबंद आता है, एक्सपायरी की तारीख़ के अंदर होता है और कभी MRP से ज़्यादा में नहीं बिकता। कोई सवाल हो, तो हमारे फ़ार्मासिस्ट जवाब देते हैं।',
      loading: 'ब्रांड खुल रहे हैं',
      empty: {
        title: 'आज दिखाने के लिए कोई ब्रांड नहीं है',
        text: 'सभी प्रोडक्ट हमेशा की तरह मिल रहे हैं।',
        action: 'दवाएँ देखें',
      },
      failed: {
        message: 'हमारे टॉप ब्रांड नहीं खुल सके।',
        offline: 'देखें कि इंटरनेट चल रहा है, और फिर कोशिश करें।',
        text: 'दुकान में बाक़ी सब ठीक काम कर रहा है। थोड़ी देर में फिर कोशिश करें।',
        retry: 'फिर कोशिश करें',
      },
    },
    statistics: {
      title: 'आँकड़ों में Niramaya',
      text: 'सभी सेवाएँ मिलाकर, वे भी जिनमें कोई पार्सल नहीं आता। पेज के ऊपर के आँकड़े सिर्फ़ पार्सल के हैं।',
      items: [
        { figure: '26\u00a0करोड़+', label: 'लोग यहाँ आए', words: '26 करोड़ से ज़्यादा' },
        { figure: '3.1\u00a0करोड़+', label: 'ऑर्डर डिलीवर हुए', words: '3.1 करोड़ से ज़्यादा' },
        { figure: '1800+', label: 'शहर', words: 'कश्मीर से कन्याकुमारी तक' },
      ],
    },
  },
  name: (stored) => checkups.get(stored) ?? topicNamesCopy.shown(stored),
  brand: (description) => brands.get(description) ?? description,
  card: {
    outOf: 'स्टार, 5 में से',
    iso: 'ISO',
    safe: 'सुरक्षित',
    price: { now: 'दाम', mrp: 'MRP' },
    off: (percent) => `${percent}% छूट`,
    delivery: 'डिलीवरी',
    notOnSale: 'अभी नहीं बिकता। उदाहरण:',
  },
  pathology: {
    aliases: (names) => `दूसरे नाम: ${names}`,
    labs: (count) => `${count} लैब में उपलब्ध`,
    noListPrice: 'कोई नहीं',
    noDiscount: 'छूट नहीं',
    noDiscountInWords: 'छूट नहीं',
  },
  remedies: {
    dilution: 'डाइल्यूशन, 30 ml की बोतल',
    globules: 'मीठी गोलियाँ, 25 g की शीशी',
    syrup: (ml) => `सिरप, ${ml} ml की बोतल`,
    ointment: 'मरहम, 25 g की ट्यूब',
  },
  checkup: {
    includes: (count) => `${count} ${plural(count, 'जाँच', 'जाँचें')} शामिल`,
    details: 'देखें कि क्या-क्या शामिल है',
    close: 'बंद करें',
    included: 'क्या-क्या जाँचा जाता है',
    tests: (count) => `${count} ${plural(count, 'जाँच', 'जाँचें')}`,
    fasting: 'जाँच से पहले',
    fast: '10 से 12 घंटे पानी के सिवा कुछ न खाएँ-पिएँ',
    noFast: 'ख़ाली पेट रहना ज़रूरी नहीं',
    report: 'रिपोर्ट',
    reportWithin: (hours) => `सैंपल लेने के ${hours} घंटे के अंदर`,
    note: 'घर पर जाँच की बुकिंग अभी शुरू नहीं हुई है। यह चेकअप आपके लिए ठीक है या नहीं, यह डॉक्टर बता सकते हैं।',
    consult: 'डॉक्टर से परामर्श लें',
  },
};
