import type { messageHistoryCopy as english } from '../message-history.ts';
import type { InHindi } from '../localised.ts';
import { timeOfDay } from './time-of-day.ts';

export const messageHistoryCopy: InHindi<typeof english> = {
  hi: {
    list: 'दुकान ने क्या-क्या बताया',
    note: 'जो संदेश आए थे, सबसे नए पहले। टैब बंद होते ही ये मिट जाते हैं।',
    at: (milliseconds) => `${timeOfDay(milliseconds)} बजे`,
    kinds: { success: 'हो गया', error: 'दिक़्क़त', note: 'सूचना' },
    clear: 'सूची मिटाएँ',
    unreadable: {
      text: 'कुछ संदेश पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। टैब बंद होने तक वह रहेगा।',
      action: 'मेरा डेटा देखें',
    },
    empty: { title: 'अभी कोई संदेश नहीं है', text: 'जो संदेश आते हैं, उन्हें यहाँ फिर से पढ़ सकते हैं।' },
  },
};
