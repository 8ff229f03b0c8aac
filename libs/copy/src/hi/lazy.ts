import type { lazyCopy as english } from '../en/lazy.ts';
import type { Translated } from '../translated.ts';

/** The texts shown while a part of the page loads, and when it fails. */
export const lazyCopy: Translated<typeof english> = {
  waiting: 'एक पल रुकें',
  failed: 'यह नहीं खुल सका। देखें कि इंटरनेट चल रहा है, और फिर कोशिश करें।',
  broken: 'यह हिस्सा नहीं दिख सका। बाक़ी पेज चल रहा है।',
  retry: 'फिर कोशिश करें',
  close: 'बंद करें',
};
