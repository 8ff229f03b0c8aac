import type { comingBackCopy as english } from '../en/coming-back.ts';
import type { Translated } from '../translated.ts';

/** The texts of the notice after a sign-in, with the link to where the shopper wanted to go, in Hindi. */
export const comingBackCopy: Translated<typeof english> = {
  label: 'आपको जहाँ जाना था',
  cart: { text: 'आपका लॉगिन हो गया। कार्ट वैसा ही है जैसा आपने छोड़ा था।', action: 'अपने कार्ट पर जाएँ' },
  consultation: { text: 'आपका लॉगिन हो गया। डॉक्टर तैयार हैं: जब चाहें, बात करें।', action: 'परामर्श पर जाएँ' },
  dismiss: 'अभी नहीं',
};
