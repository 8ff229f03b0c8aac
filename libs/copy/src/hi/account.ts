import type { accountCopy as english } from '../en/account.ts';
import type { Translated } from '../translated.ts';

/** The texts of the account panel, in Hindi. */
export const accountCopy: Translated<typeof english> = {
  guest: 'आपने लॉगिन नहीं किया है। फिर भी नीचे का सब कुछ इस डिवाइस पर काम करता है।',
  member: (name) => `आपने ${name} के नाम से लॉगिन किया है।`,
  list: 'सेव की हुई चीज़ें, ऑर्डर, मेरा डेटा',
  orders: { title: 'मेरे ऑर्डर', text: 'ऑर्डर का हाल, रसीदें, और एक बार दबाकर फिर वही ऑर्डर' },
  refill: { title: 'रीफ़िल', text: 'दोबारा ऑर्डर के लिए आपके चुने प्रोडक्ट, और उन्हें कब मँगाना है' },
  prescriptions: { title: 'पर्चे', text: 'पर्चों की तस्वीरें, सिर्फ़ इस डिवाइस पर' },
  saved: { title: 'सेव किए प्रोडक्ट', text: 'जिन पर आपने दिल का निशान दबाया' },
  data: { title: 'मेरा डेटा', text: 'इस डिवाइस पर रखा सब कुछ: देखें, डाउनलोड करें, मिटाएँ' },
  messages: { title: 'संदेश', text: 'दुकान ने इस टैब में क्या-क्या बताया' },
  count: (count) => `कुल ${count}`,
};
