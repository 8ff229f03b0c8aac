import type { reloadQuestionCopy as english } from '../en/reload-question.ts';
import type { Translated } from '../translated.ts';

/**
 * The texts of the dialog that asks before a page load, for another language or a new version, loses typed text, in
 * Hindi.
 */
export const reloadQuestionCopy: Translated<typeof english> = {
  text: 'इस पेज पर आपने जो लिखा है, वह सेव नहीं है और मिट जाएगा।',
  close: 'बंद करें',
  language: { title: 'भाषा बदलें?', stay: 'न बदलें', reload: 'बदलें' },
  update: { title: 'नया वर्शन अभी खोलें?', stay: 'बाद में', reload: 'अभी खोलें' },
};
