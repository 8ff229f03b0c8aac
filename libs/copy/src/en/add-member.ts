import type { Gender } from '@niramaya/contract';

const genders: Record<Gender, string> = { male: 'male', female: 'female', Choose_option: 'Choose option' };

/** The texts of the form that adds a family member. `changeMemberCopy` has those of the form that changes one. */
export const addMemberCopy = {
  title: 'Add a family member',
  close: 'Close',
  name: 'Patient name',
  age: 'Age',
  ageHint: 'In years. For a baby, for example: 8 months.',
  ageAdvice: 'Write the age in figures, such as 58 or 8 months. You can submit it all the same.',
  gender: 'Gender',
  genders,
  minor: 'For somebody under 18: you confirm that you are a parent or guardian and stay with them during the talk.',
  submit: 'Submit',
  busy: 'Saving…',
  cancel: 'Cancel',
  nameMissing: 'Enter the name of the patient.',
  ageMissing: 'Enter the age of the patient.',
  /** The error in the open form. */
  failed:
    'We could not save this member. What you typed is still here: check your connection, then press Submit again.',
  /** The toast if the form is closed by then, or shows another member. The form has the text when it opens again. */
  failedLate: (name: string) => `We could not save ${name}. Open “+ Add New Member”: what you typed is still there.`,
  /** The toast after the shopper has left the screen, and with it the text. */
  failedAway: (name: string) => `We could not save ${name}. Please add this member again.`,
};
