import type { lazyCopy as english } from '../lazy.ts';
import type { InHindi } from '../localised.ts';

export const lazyCopy: InHindi<typeof english> = {
  hi: {
    waiting: 'एक पल रुकें',
    failed: 'यह नहीं खुल सका। इंटरनेट देखें और फिर कोशिश करें।',
    broken: 'यह हिस्सा नहीं दिख सका। बाकी पेज चल रहा है।',
    retry: 'फिर कोशिश करें',
    close: 'बंद करें',
  },
};
