import { formatRupees } from '../../rules/money.ts';
import type { InHindi } from '../localised.ts';
import type { offerLandingCopy as english } from '../offer-landing.ts';

export const offerLandingCopy: InHindi<typeof english> = {
  hi: {
    label: 'आपका चुना हुआ ऑफ़र',
    quantity: 'पैक',
    mrp: 'MRP',
    now: 'दाम',
    saved: (rupees) => `${formatRupees(rupees)} की बचत`,
    add: 'यह ऑफ़र कार्ट में डालें',
    addName: (title) => `यह ऑफ़र कार्ट में डालें: ${title}`,
    open: 'जानकारी देखें',
    openName: (title) => `जानकारी देखें: ${title}`,
    opening: 'खुल रहा है',
    gone: 'यह प्रोडक्ट अभी हमारी शेल्फ़ पर नहीं है। ऑफ़र जैसा लिखा है, वैसा ही कार्ट में डाला जा सकता है।',
    failed: 'प्रोडक्ट नहीं खुल सका। इंटरनेट देखें और फिर कोशिश करें।',
  },
};
