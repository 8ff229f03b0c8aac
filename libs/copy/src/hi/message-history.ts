import type { messageHistoryCopy as english } from '../en/message-history.ts';
import type { Translated } from '../translated.ts';

/** The texts of the panel with past messages. */
export const messageHistoryCopy: Translated<typeof english> = {
  list: 'दुकान ने क्या-क्या बताया',
  note: 'जो संदेश आए थे, सबसे नए पहले। टैब बंद करने या लॉगआउट करने पर ये मिट जाते हैं।',
  at: (ms) => {
    // `timeStyle` leaves the part of the day out, without which 8:15 is ambiguous in Hindi.
    const time = new Date(ms).toLocaleTimeString('hi-IN', {
      hour: 'numeric',
      minute: '2-digit',
      dayPeriod: 'long',
      timeZone: 'Asia/Kolkata',
    });
    return `${time} बजे`;
  },
  kinds: { success: 'हो गया', error: 'दिक़्क़त', note: 'सूचना' },
  clear: 'सूची मिटाएँ',
  unreadable: 'कुछ संदेश पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। यह रिकॉर्ड टैब बंद होने तक यहीं रहेगा।',
  empty: { title: 'अभी कोई संदेश नहीं है', text: 'इस टैब में जो संदेश आएँगे, उन्हें यहाँ फिर से पढ़ सकते हैं।' },
};
