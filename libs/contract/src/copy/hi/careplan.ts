import type { carePlanCopy as english } from '../careplan.ts';
import type { InHindi } from '../localised.ts';

/** The words of the care plan screen. */
export const carePlanCopy: InHindi<typeof english> = {
  hi: {
    title: 'Niramaya केयर प्लान',
    lead: 'पूरे परिवार के लिए एक सदस्यता: दवाओं, जाँचों, डॉक्टर और डिलीवरी पर बचत।',
    benefits: {
      title: 'फ़ायदे',
      items: [
        { icon: 'medicines', title: '2% अतिरिक्त छूट', text: 'पर्चे वाली दवाओं पर 2% की अतिरिक्त छूट।' },
        { icon: 'labTests', title: '1 मुफ़्त लैब जाँच', text: 'घर पर एक लैब जाँच, बिना किसी ख़र्च के।' },
        { icon: 'offers', title: '3% अतिरिक्त कॉइन', text: 'हर ऑर्डर पर 3% अतिरिक्त कॉइन।' },
        {
          icon: 'consult',
          title: '1 मुफ़्त ऑनलाइन परामर्श',
          text: '26 तरह के विशेषज्ञों में से अपनी पसंद के डॉक्टर से।',
        },
      ],
    },
    additional: {
      title: 'और भी फ़ायदे',
      items: [
        { icon: 'delivery', title: 'मुफ़्त डिलीवरी', text: '₹149 से ऊपर के ऑर्डर पर।' },
        { icon: 'delivery', title: 'जितनी बार चाहें मुफ़्त डिलीवरी', text: '₹500 से ऊपर के हर ऑर्डर पर।' },
        { icon: 'delivery', title: '20 छोटे ऑर्डर भी', text: '₹500 से कम के 20 ऑर्डर पर मुफ़्त डिलीवरी।' },
      ],
    },
    plan: {
      title: 'अपना प्लान चुनें',
      legend: 'प्लान',
      three: { label: '3 महीने', price: '₹165', monthly: '₹55 प्रति महीना' },
      six: { label: '6 महीने', price: '₹275', monthly: '₹46 प्रति महीना', badge: 'सबसे किफ़ायती' },
      payNow: 'अभी भुगतान करें',
      note: 'कुछ भी अपने आप रिन्यू नहीं होता। भुगतान बस एक बार करना है।',
      consult: { title: 'पहले डॉक्टर से बात करना चाहते हैं?', action: 'अभी डॉक्टर से जुड़ें' },
    },
    savings: {
      title: 'आपकी कितनी बचत हो सकती है?',
      text: 'प्लान इस्तेमाल करने वाला परिवार 3 महीने में ₹1825 बचा सकता है।',
      basis: 'एक उदाहरण, जिसमें ये ख़र्च हैं',
      items: ['हर महीने ₹1000 की दवाएँ', 'हर 6 महीने में ₹410 की एक लैब जाँच', 'हर 3 महीने में डॉक्टर से ₹500 का एक परामर्श'],
      note: 'यह एक उदाहरण है, वादा नहीं।',
    },
  },
};
