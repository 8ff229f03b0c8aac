import type { Gender } from '../vocabulary.ts';
import type { Localised } from './localised.ts';

const genders: Record<Gender, string> = { male: 'male', female: 'female', Choose_option: '' };

const en = {
  title: 'Your consultation',
  patient: 'For',
  /** Name, age and gender, as far as they were given. */
  who: (name: string, age: string | number, gender: Gender) =>
    [name, String(age), genders[gender]].filter(Boolean).join(', '),
  nobody: 'Nobody picked yet',
  symptoms: 'Symptoms',
  noSymptoms: 'None picked',
  phone: 'Phone',
  noPhone: 'None given',
  change: 'Change',
  changeName: 'Change the details of your consultation',
  privacy: 'Kept in this tab alone, and sent to nobody. What is missing the doctor asks for.',
};

/** The words of the summary of a consultation, before it is paid for. */
export const consultSummaryCopy: Localised<typeof en> = { en };
