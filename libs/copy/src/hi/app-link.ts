import type { appLinkCopy as english } from '../en/app-link.ts';
import type { Translated } from '../translated.ts';

/** The texts of the form that sends a link to the app, in Hindi. */
export const appLinkCopy: Translated<typeof english> = {
  title: 'Niramaya अपनी जेब में रखें',
  text: 'हम आपको ऐप डाउनलोड करने का लिंक भेजेंगे। इस डेमो में कुछ नहीं भेजा जाता।',
  label: 'मोबाइल नंबर',
  hint: '10 अंकों का सही नंबर लिखें',
  send: 'लिंक भेजें',
  code: 'QR कोड: इससे यह दुकान खुलती है',
  invalid: 'भारत के मोबाइल नंबर में दस अंक होते हैं और वह 6, 7, 8 या 9 से शुरू होता है।',
  result: 'यह एक डेमो दुकान है: कोई लिंक नहीं भेजा गया, और आपका नंबर कहीं नहीं रखा गया।',
};
