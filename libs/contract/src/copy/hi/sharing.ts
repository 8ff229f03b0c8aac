import type { InHindi } from '../localised.ts';
import type { sharingCopy as english } from '../sharing.ts';

/** The words of sharing a product, and of opening what was shared. Fetched when they are first needed. */
export const sharingCopy: InHindi<typeof english> = {
  hi: {
    copied: 'लिंक कॉपी हो गया',
    gone: 'यह प्रोडक्ट अब हमारी सूची में नहीं है, इसलिए इसका कोई लिंक नहीं है।',
    byHand: {
      title: 'लिंक कॉपी करें',
      text: 'आपका ब्राउज़र हमें कॉपी नहीं करने देता। लिंक चुना हुआ है: यहाँ से कॉपी कर लें।',
      label: 'इस प्रोडक्ट का लिंक',
      close: 'बंद करें',
    },
    wait: 'प्रोडक्ट खुल रहा है…',
    slow: 'प्रोडक्ट अब भी खुल रहा है। शायद आपका इंटरनेट धीमा है।',
    broken: {
      title: 'यह लिंक अधूरा है',
      text: 'प्रोडक्ट का नंबर नहीं है या कट गया है। लिंक फिर से माँगें, या सूची में प्रोडक्ट ढूँढें।',
    },
    unknown: {
      title: 'यह प्रोडक्ट अब यहाँ नहीं है',
      text: 'लिंक पुराना हो सकता है, या हो सकता है कि प्रोडक्ट हमारी सूची से हट गया हो।',
    },
    unreachable: {
      title: 'प्रोडक्ट नहीं खुल सका',
      message: 'इस लिंक का प्रोडक्ट नहीं खुल सका।',
      text: 'ग़लती हमारी है, आपकी नहीं।',
      offline: 'लगता है आप ऑफ़लाइन हैं। इंटरनेट देखें और फिर कोशिश करें।',
      reference: (id) => `बार-बार ऐसा हो, तो हमारी सहायता टीम को ${id} नंबर बताएँ।`,
      retry: 'फिर कोशिश करें',
    },
    medicines: 'सभी दवाएँ देखें',
    lastOpened: 'आख़िरी बार खोला गया प्रोडक्ट',
  },
};
