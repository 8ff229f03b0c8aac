/** The texts of the dialog that asks before a page load, for another language or a new version, loses typed text. */
export const reloadQuestionCopy = {
  text: 'What you typed on this page is not saved, and will be lost.',
  close: 'Close',
  language: { title: 'Change the language?', stay: 'Stay', reload: 'Change' },
  update: { title: 'Update now?', stay: 'Later', reload: 'Update now' },
};
