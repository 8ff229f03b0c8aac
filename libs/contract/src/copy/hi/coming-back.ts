import type { comingBackCopy as english } from '../coming-back.ts';
import type { InHindi } from '../localised.ts';

export const comingBackCopy: InHindi<typeof english> = {
  hi: {
    label: 'आपको जहाँ जाना था',
    cart: { text: 'आपका लॉगिन हो गया। कार्ट वैसा ही है जैसा आपने छोड़ा था।', action: 'अपने कार्ट पर जाएँ' },
    consultation: { text: 'आपका लॉगिन हो गया। डॉक्टर तैयार हैं: जब चाहें, बात करें।', action: 'परामर्श पर जाएँ' },
    dismiss: 'अभी नहीं',
  },
};
