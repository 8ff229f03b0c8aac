import { CONSULT_SYMPTOMS, type ConsultSpeciality } from '../schemas/consult-choices.ts';
import type { Gender } from '../schemas/vocabulary.ts';
import { withPlainDigits } from './typed-text.ts';

/** The age from which on a person is no child, in years. */
const adultYears = 18;
/** The age from which on a girl may have a period, and a child acne, in years. */
const pubertyYears = 10;

const ofMenAlone = 'Premature Ejaculation';
const sexual: readonly string[] = [ofMenAlone, 'Unprotected Sex'];
const menstrual: readonly string[] = ['Missed Period', 'Heavy Menstrual Bleeding'];
/** The changes of skin and hair that mostly begin with puberty. */
const skinAndHair: readonly string[] = ['Hairfall', 'Acne/Pimples', 'Dark Patches on Skin'];

/** The specialities whose matters are those of adults, such as high blood pressure. */
const adultSpecialities: readonly string[] = [
  'Heart Specialist',
  'Urologist',
  'Nephrologist',
  'Quit Smoking',
  'Sexologist',
];

/**
 * The units of an age below a year: the words for the unit, in English or Hindi, and how many of it are a year. The API
 * accepts any text as an age, so the words are those that people write. Any other word counts as years.
 */
const unitsOfAYear = [
  [/^(?:m|mo|mos|mon|mths?|months?|माह|महीन.*)$/iu, 12],
  [/^(?:w|wks?|weeks?|सप्ताह.*|हफ़?्त.*)$/iu, 52],
  [/^(?:d|days?|दिन.*)$/iu, 365],
] as const;

/** Returns the age in years, such as 8 for '8' and 0.5 for '6 months'. Returns null for a text without a number. */
export function ageInYears(age: string | number): number | null {
  // NFC writes the letter फ़ as two characters, as the pattern of the Hindi word for a week does.
  const text = withPlainDigits(String(age)).normalize('NFC');
  const [, number, unit = ''] = /(\d+(?:[.,]\d+)?)\s*([\p{L}\p{M}]*)/u.exec(text) ?? [];
  if (number === undefined) return null;
  const [, perYear] = unitsOfAYear.find(([pattern]) => pattern.test(unit)) ?? [null, 1];
  return Number(number.replace(',', '.')) / perYear;
}

/** A patient as far as their age decides what a screen offers. */
interface PatientAge {
  readonly age: string | number;
  readonly gender: Gender;
}

/** True for a patient who is under 18. False for an age that cannot be read. */
export function isChild({ age }: Pick<PatientAge, 'age'>): boolean {
  const years = ageInYears(age);
  return years !== null && years < adultYears;
}

/**
 * True for a symptom that this patient hardly has. For a male patient these are the symptoms of the period, for a
 * female patient the one that only men have. For a child they are also those of sexual health, and for a child under
 * ten those of the period, and of skin and hair. A patient whose age cannot be read counts as an adult.
 */
export function isSymptomUnsuitable(symptom: string, { age, gender }: PatientAge): boolean {
  if (gender === 'male' && menstrual.includes(symptom)) return true;
  if (gender === 'female' && symptom === ofMenAlone) return true;
  if (!isChild({ age })) return false;
  if (sexual.includes(symptom)) return true;
  // The age of a child can be read, because `isChild` is false otherwise.
  const isBeforePuberty = ageInYears(age)! < pubertyYears;
  if (skinAndHair.includes(symptom)) return isBeforePuberty;
  return menstrual.includes(symptom) && isBeforePuberty;
}

/** The kind of doctor for a symptom, if there is one apart from the physician who sees common complaints. */
const doctorFor: Readonly<Partial<Record<(typeof CONSULT_SYMPTOMS)[number], ConsultSpeciality>>> = {
  Covid: 'CoronaVirus - COVID related',
  Cough: 'Chest Physician',
  'Premature Ejaculation': 'Sexologist',
  'Unprotected Sex': 'Sexologist',
  Hairfall: 'Skin & Hair Specialist',
  'Acne/Pimples': 'Skin & Hair Specialist',
  'Dark Patches on Skin': 'Skin & Hair Specialist',
};

/**
 * Returns the specialities for these symptoms, each once, in the order of `CONSULT_SYMPTOMS`. A symptom that a shopper
 * has typed in their own words has none.
 */
export function specialitiesFor(symptoms: readonly string[]): readonly ConsultSpeciality[] {
  const doctors = CONSULT_SYMPTOMS.filter((symptom) => symptoms.includes(symptom)).map((symptom) => doctorFor[symptom]);
  return [...new Set(doctors)].filter((doctor) => doctor !== undefined);
}

/**
 * True for a speciality whose matters are those of adults, if the patient is a child. False for an adult or an
 * unreadable age.
 */
export const isSpecialityUnsuitable = (speciality: string, { age }: Pick<PatientAge, 'age'>): boolean =>
  isChild({ age }) && adultSpecialities.includes(speciality);
