import type { addNumberCopy as english } from '../en/add-number.ts';
import type { Translated } from '../translated.ts';

/** The texts of the form that adds a phone number to a consultation, in Hindi. */
export const addNumberCopy: Translated<typeof english> = {
  /** The sentence about the consequence of no phone number, before and after the payment. */
  without: {
    unpaid: 'फ़ोन नंबर के बिना किसी भी डॉक्टर की कॉल नहीं आ सकती। नंबर यहाँ जोड़ें, या भुगतान के बाद ‘मेरे ऑर्डर’ में।',
    paid: 'फ़ोन नंबर के बिना किसी भी डॉक्टर की कॉल नहीं आ सकती। नंबर यहाँ जोड़ें: आपका परामर्श बुक रहेगा।',
  },
  /** The sentence in its place for a text that cannot be a phone number. */
  notANumber: {
    unpaid: (phone) =>
      `${phone} फ़ोन नंबर नहीं है, इसलिए किसी भी डॉक्टर की कॉल नहीं आ सकती। नंबर यहाँ ठीक करें, या भुगतान के बाद ‘मेरे ऑर्डर’ में।`,
    paid: (phone) =>
      `${phone} फ़ोन नंबर नहीं है, इसलिए किसी भी डॉक्टर की कॉल नहीं आ सकती। नंबर यहाँ ठीक करें: आपका परामर्श बुक रहेगा।`,
  },
  label: 'मरीज़ का फ़ोन नंबर',
  add: 'नंबर जोड़ें',
  missing: 'पहले फ़ोन नंबर लिखें।',
  odd: 'फ़ोन नंबर में कम से कम 10 अंक होते हैं।',
  added: 'फ़ोन नंबर जुड़ गया है।',
};
