import type { ConsultSpeciality, Gender } from '@niramaya/contract';

/** The texts that all steps of a consultation share. */
export const consultFlowCopy = {
  proceed: 'Proceed',
  emergency: {
    label: 'Emergency numbers',
    text: 'In an emergency call at once:',
    numbers: { '112': 'Emergency', '108': 'Ambulance', '14416': 'Tele-MANAS' },
    /** The advice for a shopper whose own words sound like an emergency. */
    hint: {
      danger: 'This can be an emergency. Do not wait for a consultation: call 112 now.',
      selfHarm:
        'You are not alone with this. Talk to Tele-MANAS now, free and at any hour. If you are in danger, call 112.',
    },
  },
};

const genders: Record<Gender, string> = { male: 'male', female: 'female', Choose_option: 'Choose option' };

/** The texts of step 1 of a consultation: who needs a doctor. */
export const patientsCopy = {
  title: 'Patient details',
  lead: 'Pick the patient, and leave a number for the doctor.',
  members: {
    title: 'Your family',
    pick: 'Who is this consultation for?',
    /** The line below a short list, which would otherwise look as if more rows were on their way. */
    more: 'Is it for somebody else? Press “+ Add New Member”. The pencil changes or removes somebody.',
    missing: 'No patient is chosen yet. You can go on: the doctor then asks who it is for.',
    /** The sentence above the link to the next step about an age without a number. */
    oddAge: (name: string, age: string) => `“${age}” is no age in figures, so the doctor asks how old ${name} is.`,
    name: 'NAME',
    age: 'AGE',
    gender: 'GENDER',
    genders: { ...genders, Choose_option: 'not given' },
    loading: 'Fetching your list…',
    empty: {
      title: 'Nobody is on your list yet',
      text: 'Add yourself or a family member, so that the doctor knows whom to ask for.',
    },
    failed: {
      message: 'Your list did not load.',
      text: 'You can go on without it and tell the doctor who the patient is.',
      offline:
        'You seem to be offline. The list loads by itself once you are connected; you can also go on without it.',
      retry: 'Retry',
    },
  },
  add: {
    action: '+ Add New Member',
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
  },
  /** The texts of the form that corrects or removes a member. The fields are those of `add`. */
  change: {
    /** The name of the button with a pencil. */
    actionOf: (name: string) => `Change or remove ${name}`,
    title: 'Change a family member',
    submit: 'Save',
    changed: (name: string) => `Saved: ${name}`,
    failed: 'We could not save the change. What you typed is still here: check your connection, then press Save again.',
    remove: 'Remove from the list',
    question: (name: string) => `Remove ${name} from your family list?`,
    stays: 'Orders and consultations that you have paid for keep the name.',
    isPatient: 'The consultation that you are filling in then has no patient.',
    confirm: 'Yes, remove',
    removing: 'Removing…',
    keep: 'No, keep',
    removed: (name: string) => `Removed: ${name}`,
    removeFailed: 'We could not remove this member, who is still on your list. Check your connection, then try again.',
    /** The toast after the shopper has left the screen. */
    failedAway: (name: string) => `${name} could not be changed, and is still on your list as before.`,
  },
  phone: {
    title: 'How can the doctor reach you?',
    label: 'Patient phone number',
    placeholder: '98765 43210',
    hint: 'Why we ask: the doctor calls this number.',
    /** The hint for a shopper who has chosen the chat. */
    hintOfChat: 'Why we ask: the doctor writes to this number.',
    logIn: 'Log in',
    /** The note below the field, for a shopper who is not logged in. */
    guest:
      'You are not logged in: the next guest of this browser sees your family list, and the consultation that your order keeps, with this number.',
    /** The sentence above the link to the next step, which works all the same. */
    oddNote: 'With this phone number no doctor can call. Check it, or go on as it is.',
  },
  mode: {
    title: 'Video, audio or chat?',
    text: 'Choose now, or later with the doctor.',
  },
  consent: {
    title: 'Before you go on',
    items: [
      'The patient, the symptoms and the number stay in this tab until you pay; then your order keeps them on this device. Your wish and the doctor are forgotten if you load the page again. In this demonstration no doctor gets any of it.',
      'The doctor advises you remotely and cannot examine you, and may ask you to see a doctor in person.',
      'The doctor asks for your consent at the start of the talk. You may say no, or stop at any time.',
      'Your family list is used for nothing but your consultations. With a login it is shown to you alone.',
    ],
  },
};

/** The texts of step 2 of a consultation: the symptoms. */
export const symptomsCopy = {
  title: 'What is bothering you?',
  lead: 'Select all that apply, or none. The doctor will ask about the rest.',
  /** The heading of the two controls at the end of the screen that have no function yet. */
  notOpen: 'Not open yet',
  search: {
    label: 'Search symptoms',
    placeholder: 'Not open yet',
    hint: 'The search is not open yet. Pick from the list above, or write it down.',
  },
  own: {
    title: 'Something else? Write it down',
    placeholder: 'In your own words',
    hint: 'Write since when, and how bad it is.',
    add: 'Add',
    /** Frequent symptoms that have no chip with a picture. A press picks one. */
    examples: {
      label: 'Also frequent',
      child: ['Fever', 'Cold', 'Vomiting', 'Rash', 'Ear pain'],
      others: ['Fever', 'Cold', 'Back pain', 'Body ache'],
    },
    missing: 'Write what troubles you first.',
    /** The sentence above the link to the next step, for a text that is only in the field. */
    notAdded: 'What you wrote down is added when you go on.',
    remove: 'Remove',
    removeName: (symptom: string) => `Remove ${symptom}`,
  },
  group: 'Most searched',
  picked: (names: readonly string[]) => (names.length === 0 ? 'Nothing picked yet.' : `Picked: ${names.join(', ')}`),
  privacy: 'Your picks stay in this tab until you pay; then your order keeps them on this device.',
  /** The signs of danger of a child, for whom the consultation must not be awaited. */
  childDanger: 'Call 108 at once if a child has a fit, breathes hard, has blue lips, is hard to wake, or cannot drink.',
  forPatient: (name: string) => `Symptoms that do not fit ${name} are left out.`,
  more: 'More symptoms',
  fewer: 'Fewer symptoms',
  skip: { action: 'Skip to specialities', note: 'Not open yet. Proceed takes you there too.' },
};

/** The texts of step 3 of a consultation: the speciality of the doctor. */
export const specialitiesCopy = {
  title: 'Which doctor do you need?',
  lead: 'Choose one, or none: the doctor on duty will refer you to the right one.',
  group: 'Specialities',
  forChild: (name: string) => `For ${name}, choose MD Physician: this doctor sees children too.`,
  /** The advice for all others. `symptoms` has the names of those that were picked. */
  forOthers: (symptoms: readonly string[]) =>
    `Not sure? Start with MD Physician.${symptoms.length > 0 ? ` You picked: ${symptoms.join(', ')}.` : ''}`,
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
  note: 'Your choice is not stored or sent before you pay. Then your order keeps it on this device.',
  alternative: {
    action: 'Looking for Alternative Treatment?',
    note: 'Ayurveda and homeopathy consultations are not open yet.',
  },
};
