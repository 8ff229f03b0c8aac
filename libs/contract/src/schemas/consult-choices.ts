// The requirements (`docs/requirements.md`) fix the spellings. Symptoms are also stored by them, and pictures are found
// by them.

/** The symptoms to choose from in step 2 of a consultation. */
export const CONSULT_SYMPTOMS = [
  'Covid',
  'Cough',
  'Headache',
  'Stomach Pain',
  'Loose Motions',
  'Premature Ejaculation',
  'Unprotected Sex',
  'Missed Period',
  'Heavy Menstrual Bleeding',
  'Hairfall',
  'Acne/Pimples',
  'Dark Patches on Skin',
] as const;

/** The specialities to choose from in step 3 of a consultation. */
export const CONSULT_SPECIALITIES = [
  '24x7 Doctor Assistance',
  'Bone & Joint Specialist',
  'Chest Physician',
  'CoronaVirus - COVID related',
  'COVID-19_ICICI',
  'Diabetes Educator',
  'Eye Specialist',
  'Skin & Hair Specialist',
  'Heart Specialist',
  'Urologist',
  'Dentist',
  'MD Physician',
  'Nephrologist',
  'Physiotherapist',
  'Quit Smoking',
  'Sexologist',
] as const;
/** One of `CONSULT_SPECIALITIES`. */
export type ConsultSpeciality = (typeof CONSULT_SPECIALITIES)[number];

/** The ways to talk to a doctor. A shopper can choose one, but the choice has no effect. */
export const CONSULT_MODES = ['Video', 'Audio', 'Chat'] as const;
/** One of `CONSULT_MODES`. */
export type ConsultMode = (typeof CONSULT_MODES)[number];
