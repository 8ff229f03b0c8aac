import type { messages as english } from '../en/messages.ts';
import type { Translated } from '../translated.ts';

/** The Hindi of the messages whose English the requirements define. The requirements have no Hindi of them. */
export const messages: Translated<typeof english> = {
  pleaseLoginFirst: 'पहले लॉगिन करें',
  pleaseLogin: 'लॉगिन करें',
  wrongPassword: 'पासवर्ड ग़लत है',
  itemAlreadyInCart: 'यह पहले से कार्ट में है',
  noItem: 'कार्ट में कोई प्रोडक्ट नहीं है',
  listError: 'कुछ गड़बड़ हो गई।',
  listLoading: '…प्रोडक्ट खुल रहे हैं',
  unexpectedError: 'कुछ गड़बड़ हो गई!',
  notFound: '404: पेज नहीं मिला',
  accountCreated: 'आपका खाता बन गया!',
  loggedIn: 'लॉगिन हो गया!',
  itemRemoved: 'हटा दिया!',
  itemAdded: 'कार्ट में डाल दिया',
  memberAdded: 'सदस्य जुड़ गया',
  paid: 'भुगतान हो गया',
  loggedOut: 'लॉगआउट हो गया',
  emiAvailable: 'EMI पर ले सकते हैं',
  emiNotAvailable: 'EMI पर नहीं मिलता',
};
