import type { InHindi } from '../localised.ts';
import type { panelsCopy as english } from '../panels.ts';
import { shellCopy } from './shell.ts';

export const panelsCopy: InHindi<typeof english> = {
  hi: {
    menu: shellCopy.hi.menu.title,
    account: shellCopy.hi.account.yours,
    orders: 'मेरे ऑर्डर',
    refill: 'रीफ़िल',
    prescriptions: 'पर्चे',
    messages: 'संदेश',
    saved: 'सेव किए प्रोडक्ट',
    compare: 'प्रोडक्ट की तुलना',
    data: shellCopy.hi.account.data,
  },
};
