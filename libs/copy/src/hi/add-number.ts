import type { addNumberCopy as english } from '../en/add-number.ts';
import type { Translated } from '../translated.ts';

/** The texts of the form that adds a phone number to a consultation, in Hindi. */
export const addNumberCopy: Translated<typeof english> = {
  /** The consequence of no phone number, and in its place that of a text which cannot be one. */
  without: 'फ़ोन नंबर के बिना किसी भी डॉक्टर की कॉल नहीं आ सकती।',
  notANumber: (phone) => `${phone} फ़ोन नंबर नहीं है, इसलिए किसी भी डॉक्टर की कॉल नहीं आ सकती।`,
  /** The sentence after it, before and after the payment. */
  addHere: {
    unpaid: 'नंबर यहाँ जोड़ें, या भुगतान के बाद ‘मेरे ऑर्डर’ में।',
    paid: 'आपका परामर्श बुक हो चुका है, और बुक रहेगा। नंबर यहाँ जोड़ें।',
  },
  label: 'मरीज़ का फ़ोन नंबर',
  add: 'नंबर जोड़ें',
  missing: 'पहले फ़ोन नंबर लिखें।',
  /** The error at the field, by the fault of the text. */
  faults: {
    sign: 'सिर्फ़ अंक लिखें; उनके बीच ख़ाली जगह, + या - भी चलेगा।',
    short: 'फ़ोन नंबर में कम से कम 10 अंक होते हैं। शुरू के शून्य नहीं गिने जाते।',
    long: 'फ़ोन नंबर में ज़्यादा से ज़्यादा 15 अंक होते हैं।',
  },
  added: 'फ़ोन नंबर जुड़ गया है।',
};
