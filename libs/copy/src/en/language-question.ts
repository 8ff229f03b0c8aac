/** The texts of the dialog that asks before a change of the language loses typed text. */
export const languageQuestionCopy = {
  title: 'Change the language?',
  text: 'What you typed on this page is not saved, and will be lost.',
  stay: 'Stay',
  change: 'Change',
  close: 'Close',
};
