import type { languageQuestionCopy as english } from '../en/language-question.ts';
import type { Translated } from '../translated.ts';

/** The texts of the dialog that asks before a change of the language loses typed text, in Hindi. */
export const languageQuestionCopy: Translated<typeof english> = {
  title: 'भाषा बदलें?',
  text: 'इस पेज पर आपने जो लिखा है, वह सेव नहीं है और मिट जाएगा।',
  stay: 'न बदलें',
  change: 'बदलें',
  close: 'बंद करें',
};
