import type { Gender, PhoneFault } from '@niramaya/contract';

const genders: Record<Gender, string> = { male: 'male', female: 'female', Choose_option: 'not given' };

/** The texts of step 1 of a consultation: who needs a doctor. */
export const patientsCopy = {
  title: 'Patient details',
  lead: 'Pick the patient and leave a number.',
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
    genders,
    /** The name of the button with a pencil at each member. */
    actionOf: (name: string) => `Change or remove ${name}`,
    loading: 'Fetching your list…',
    empty: {
      title: 'Nobody is on your list yet',
      text: 'Add yourself or a family member, so that the doctor knows whom to ask for.',
    },
    failed: {
      message: 'Your list did not load.',
      text: 'You can go on without it and tell the doctor who the patient is.',
      offline: 'The list loads by itself once you are connected; you can also go on without it.',
      retry: 'Retry',
    },
  },
  add: {
    action: '+ Add New Member',
  },
  phone: {
    title: 'How can the doctor reach you?',
    label: 'Patient phone number',
    placeholder: '98765 43210',
    hint: 'Why we ask: the doctor calls this number.',
    /** The hint for a shopper who has chosen the chat. */
    hintOfChat: 'Why we ask: the doctor writes to this number.',
    /** The error at the field, by the fault of the number. `addNumberCopy` has the same words. */
    faults: {
      sign: 'Use digits only, with spaces, + or - between them.',
      short: 'A phone number has at least 10 digits, not counting zeros in front.',
      long: 'A phone number has at most 15 digits.',
    } satisfies Record<PhoneFault, string>,
    logIn: 'Log in',
    /** The note below the field, for a shopper who is not logged in. */
    guest:
      'You are not logged in: the next guest of this browser sees your family list, and the consultation that your order keeps, with this number.',
    /** The sentences above the link to the next step, which works all the same. `AddNumber` takes a number later. */
    missing: 'No phone number yet, so the doctor cannot reach you. You can go on and add it later.',
    oddNote: 'With this phone number no doctor can reach you. Check it, or go on as it is.',
  },
  mode: {
    title: 'Video, audio or chat?',
    text: 'Choose now, or later with the doctor.',
  },
  consent: {
    title: 'Before you go on',
    items: [
      'The doctor advises you remotely and cannot examine you, and may ask you to see a doctor in person.',
      'The doctor asks for your consent at the start of the talk. You may say no, or stop at any time.',
      'The patient, the symptoms and the number stay in this tab until you pay; then your order keeps them on this device. In this demonstration no doctor gets any of it.',
      'Whether you want video, audio or chat, and the doctor you chose, are forgotten if you load the page again.',
      'Your family list is used for nothing but your consultations. With a login it is shown to you alone.',
    ],
  },
};
