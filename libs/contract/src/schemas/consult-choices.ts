// The choices in the steps of the consultation. The wording is the contract's, odd spelling included. It is the same in
// every language, because symptoms are stored by it and pictures are found by it.

/** SYMPTOMS-03 to SYMPTOMS-14, in this order. */
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

/** SPECIALITY-02 to SPECIALITY-17, in this order. */
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
export type ConsultSpeciality = (typeof CONSULT_SPECIALITIES)[number];

/** CONSULT-30 to CONSULT-33: on offer, and not wired to anything (AMB-55). */
export const CONSULT_MODES = ['Video', 'Audio', 'Chat'] as const;
export type ConsultMode = (typeof CONSULT_MODES)[number];
