import type { Gender } from '@niramaya/contract';
const genders: Record<Gender, string> = { male: 'male', female: 'female', Choose_option: '' };

/** The texts of the summary of the choices for a consultation. */
export const consultSummaryCopy = {
  title: 'Your consultation',
  patient: 'For',
  who: (name: string, age: string | number, gender: Gender) =>
    [name, String(age), genders[gender]].filter(Boolean).join(', '),
  nobody: 'Nobody picked yet',
  symptoms: 'Symptoms',
  noSymptoms: 'None picked',
  phone: 'Phone',
  noPhone: 'None given',
  change: 'Change',
  changeName: 'Change the details of your consultation',
  privacy: 'Kept only in this tab, and not sent to anyone. The doctor asks for what is missing.',
};
