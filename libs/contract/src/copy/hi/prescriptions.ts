import type { PrescriptionName } from '../../prescription.ts';
import type { InHindi } from '../localised.ts';
import type { prescriptionsCopy as english } from '../prescriptions.ts';

/** '2026-02-03' as `3 फ़रवरी 2026`. */
const day = (writtenOn: string) =>
  new Date(writtenOn).toLocaleDateString('hi-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** What a prescription is called: `Dr. Asha Rao, 3 फ़रवरी 2026`. */
export const prescriptionTitle = ({ doctor, writtenOn }: PrescriptionName): string => `${doctor}, ${day(writtenOn)}`;

/** The words of the prescriptions that are kept on the device. */
export const prescriptionsCopy: InHindi<typeof english> = {
  hi: {
    note: 'आपके पर्चों की तस्वीरें, इसी डिवाइस पर, और कहीं नहीं: कुछ अपलोड नहीं होता, और दुकान में कोई उन्हें नहीं देखता। काग़ज़ का पर्चा भी सँभालकर रखें, क्योंकि ब्राउज़र अपने पास रखी चीज़ें मिटा सकता है।',
    whose: {
      guest: 'आपने लॉगिन नहीं किया है: जो भी बिना लॉगिन किए यह ब्राउज़र चलाएगा, उसे ये तस्वीरें दिखेंगी।',
      member: 'ये तभी दिखती हैं जब इस खाते से लॉगिन हो, किसी और से नहीं।',
    },
    list: 'आपके पर्चे',
    loading: 'हम आपके पर्चे ढूँढ रहे हैं',
    title: prescriptionTitle,
    pictureOf: (title) => `पर्चा: ${title}`,
    noPicture: 'यह तस्वीर अब नहीं दिखाई जा सकती।',
    receipts: (orders) =>
      orders.length === 1 ? `ऑर्डर ${orders[0]} की रसीद पर` : `इन ऑर्डर की रसीदों पर: ${orders.join(', ')}`,
    add: {
      photograph: 'फ़ोटो खींचें',
      choose: 'तस्वीर चुनें',
      accepted:
        '25 MB तक की फ़ोटो या स्क्रीनशॉट। PDF नहीं चलेगी। तस्वीर छोटी की जाती है, और वह कहाँ खींची गई थी, यह जानकारी उसमें से हट जाती है।',
      reading: 'तस्वीर छोटी हो रही है',
      chosen: 'आपकी चुनी हुई तस्वीर',
      problems: {
        pdf: 'PDF यहाँ नहीं रखी जा सकती। उसके पेज का स्क्रीनशॉट लें, और उसे चुनें।',
        unreadable: 'यह ऐसी तस्वीर नहीं है जिसे यह ब्राउज़र दिखा सके। कोई फ़ोटो या स्क्रीनशॉट चुनें।',
        large: 'यह तस्वीर 25 MB से बड़ी है। छोटी तस्वीर लें, या इसका स्क्रीनशॉट।',
      },
    },
    form: {
      doctor: 'डॉक्टर',
      doctorHint: 'जैसा पर्चे पर लिखा है।',
      writtenOn: 'पर्चे की तारीख़',
      wrong: {
        doctor: 'डॉक्टर का नाम लिखें।',
        writtenOn: 'पर्चे की तारीख़ चुनें, आज की या पहले की।',
      },
      keep: 'इस डिवाइस पर सेव करें',
      cancel: 'रद्द करें',
    },
    outcomes: {
      kept: (title) => `इस डिवाइस पर सेव हो गया: ${title}।`,
      changed: (title) => `बदल दिया: ${title}।`,
      removed: (title) => `हटा दिया: ${title}।`,
      gone: 'वह पर्चा अब इस डिवाइस पर नहीं है।',
      full: 'इस डिवाइस में जगह नहीं बची है, इसलिए कुछ सेव नहीं हुआ। कोई दूसरा पर्चा हटाएँ या डिवाइस में जगह बनाएँ, और फिर से दबाएँ।',
      forbidden: 'इस ब्राउज़र ने सेव नहीं करने दिया। प्राइवेट विंडो से बाहर आकर फिर से दबाएँ।',
    },
    open: 'देखें',
    openOf: (title) => `देखें: ${title}`,
    back: 'सभी पर्चे',
    actualSize: 'पूरे आकार में',
    fit: 'स्क्रीन की चौड़ाई में',
    change: 'डॉक्टर या तारीख़ बदलें',
    remove: 'हटाएँ',
    removeOf: (title) => `हटाएँ: ${title}`,
    confirm: {
      question: (title, isOnReceipt) =>
        `“${title}” हटा दें? ${isOnReceipt ? 'यह इससे जुड़ी रसीद से भी हट जाएगा। ' : ''}तस्वीर वापस नहीं लाई जा सकती।`,
      yes: 'हाँ, हटाएँ',
      no: 'नहीं, रहने दें',
    },
    empty: {
      title: 'अभी कोई पर्चा नहीं है',
      text: 'पर्चे की फ़ोटो खींच लें, ताकि वह डॉक्टर के यहाँ, फ़ार्मेसी के काउंटर पर और ऑर्डर की रसीद के साथ काम आए।',
    },
    refused: {
      title: 'पर्चे यहाँ नहीं रखे जा सकते',
      text: 'यह ब्राउज़र तस्वीरें सेव नहीं करने देता, जैसा प्राइवेट विंडो में होता है। आपका कुछ नहीं खोया: असली चीज़ काग़ज़ का पर्चा है।',
    },
    attached: {
      title: 'पर्चा',
      none: 'इस रसीद के साथ रखने के लिए, ताकि बीमा कंपनी या दफ़्तर में काम आए। दुकान पर्चा नहीं माँगती, और पर्चा कहीं भेजा भी नहीं जाता।',
      attach: 'पर्चा लगाएँ',
      choose: 'कौन सा?',
      take: (title) => `रसीद से हटाएँ: ${title}`,
      taken: (title) => `रसीद से हटा दिया: ${title}। यह आपके पर्चों में अब भी है।`,
      put: (title) => `रसीद पर लगा दिया: ${title}।`,
      refused: 'यह ब्राउज़र तस्वीरें सेव नहीं करने देता, जैसा प्राइवेट विंडो में होता है, इसलिए पर्चा नहीं लगाया जा सकता।',
    },
  },
};
