import type { ConsultSpeciality } from '@niramaya/contract';

/** The texts of step 3 of a consultation: the speciality of the doctor. */
export const specialitiesCopy = {
  title: 'Which doctor do you need?',
  lead: 'Choose one, or none: the doctor on duty will refer you to the right one.',
  group: 'Specialities',
  forChild: (name: string) => `For ${name}, choose MD Physician: this doctor sees children too.`,
  /**
   * The advice for all others. `picked` has the picked symptoms as `consultNamesCopy.symptoms` joins them, or is empty.
   */
  forOthers: (picked: string) => `Not sure? Start with MD Physician.${picked && ` You picked: ${picked}.`}`,
  /** The button of a doctor that is advised, and its text after the choice. */
  choose: (doctor: string) => `Choose ${doctor}`,
  chosen: (doctor: string) => `${doctor} is chosen`,
  /** The sentence above the buttons of the doctors for the picked symptoms. */
  alsoFor: (doctors: readonly string[]) => `For what you picked there is also: ${doctors.join(', ')}.`,
  /** The matters of each doctor, in a few words. */
  matters: {
    '24x7 Doctor Assistance': 'Any question, at any hour',
    'Bone & Joint Specialist': 'Knee, back and neck pain',
    'Chest Physician': 'Asthma, long cough, breathing',
    'CoronaVirus - COVID related': 'Covid and after it',
    'COVID-19_ICICI': 'Questions about Covid',
    'Diabetes Educator': 'Sugar levels, diet, insulin',
    'Eye Specialist': 'Red, itching or tired eyes',
    'Skin & Hair Specialist': 'Acne, rashes, hairfall',
    'Heart Specialist': 'Blood pressure, palpitations',
    Urologist: 'Bladder, prostate, stones',
    Dentist: 'Toothache, bleeding gums',
    'MD Physician': 'Fever, cough, body ache',
    Nephrologist: 'Kidneys, dialysis',
    Physiotherapist: 'Exercises for pain and injuries',
    'Quit Smoking': 'Help to stop tobacco',
    Sexologist: 'Sexual health, in private',
  } as Readonly<Record<ConsultSpeciality, string>>,
  more: 'Show the doctors for adults too',
  fewer: 'Hide the doctors for adults',
  seesChildren: 'Sees children too',
  note: 'Your choice is sent to nobody, and stored only once you pay: then your order keeps it on this device.',
  alternative: {
    action: 'Looking for Alternative Treatment?',
    note: 'Ayurveda and homeopathy consultations are not open yet.',
  },
};
