// The contract fixes the odd spellings. Symptoms are stored, and pictures found, by them.

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

/** Offered, but without effect. */
export const CONSULT_MODES = ['Video', 'Audio', 'Chat'] as const;
export type ConsultMode = (typeof CONSULT_MODES)[number];
