import type { noticesCopy as english } from '../en/offline.ts';
import type { Translated } from '../translated.ts';

/**
 * The texts of the notices: no connection, a new version, and an ended session, and of the screen without a connection.
 * The offline page of the service worker has those of `offline` too.
 */
export const noticesCopy: Translated<typeof english> = {
  offline: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'आपका कार्ट इसी डिवाइस पर सुरक्षित है। हो सकता है कि दाम और स्टॉक बदल गए हों।',
    typed: 'आपने जो लिखा है, वह इस पेज पर वैसा ही रहेगा।',
    close: 'बंद करें',
    unseen: 'यह पेज आपने पहले नहीं खोला है, इसलिए इस डिवाइस पर नहीं है। आपका कार्ट सुरक्षित है।',
    again: 'कुछ भी खोया नहीं है: इंटरनेट आते ही यह पेज अपने आप खुल जाएगा।',
    retry: 'फिर कोशिश करें',
    cart: 'अपना कार्ट देखें',
    home: 'होम पेज पर जाएँ',
  },
  /** The message in the place of a screen whose code is not on the device yet. */
  unopened: {
    title: 'यह पेज आपने पहले नहीं खोला है।',
    text: 'इंटरनेट आते ही यह अपने आप खुल जाएगा। आपका कार्ट और जो कुछ आपने चुना है, सब सुरक्षित है।',
    failed: 'यह पेज अभी नहीं खुल पाया।',
    failedText: 'देखें कि इंटरनेट चल रहा है, और फिर कोशिश करें। आपका कार्ट और जो कुछ आपने चुना है, सब सुरक्षित है।',
    retry: 'फिर कोशिश करें',
    back: 'पीछे',
    home: 'होम पेज पर जाएँ',
  },
  update: {
    title: 'दुकान का नया वर्शन तैयार है',
    text: 'अभी खोलें, या यहाँ का काम पूरा करके। आपका कार्ट वैसा ही रहेगा।',
    now: 'अभी खोलें',
    later: 'बाद में',
  },
  ended: {
    title: 'आप लॉगआउट हो गए हैं',
    text: 'आपका लॉगिन ख़त्म हो गया है। आपका कार्ट इसी डिवाइस पर है।',
    login: 'फिर से लॉगिन करें',
    close: 'अभी नहीं',
  },
};
