import type { ConsultMode, Gender, PaidConsultation } from '@niramaya/contract';
import { symptomsInLines } from '../symptoms-in-lines.ts';
import { consultNamesCopy } from './consult-names.ts';
import { frequentSymptomsCopy } from './frequent-symptoms.ts';

const genders: Record<Gender, string> = { male: 'male', female: 'female', Choose_option: '' };

type Patient = Pick<NonNullable<PaidConsultation['patient']>, 'name' | 'age' | 'gender'>;

const who = ({ name, age, gender }: Patient) => [name, String(age), genders[gender]].filter(Boolean).join(', ');
const how = 'By video, audio or chat. You choose with the doctor.';
const howOf = (mode: Mode) =>
  mode ? `By ${mode.toLowerCase()}, as you wish. You may change it with the doctor.` : how;
type Mode = ConsultMode | null | undefined;

/** The way in which a doctor begins the consultation: in a chat they write, and otherwise they call. */
const calls = (mode: Mode) => (mode === 'Chat' ? 'writes to you' : 'calls');
const noDoctor = (mode: Mode) => (mode === 'Chat' ? 'no doctor writes' : 'no doctor calls');
const inFreeTier = 'in the free tier, a reply comes in 24-48 hours.';
const callAfterAdding = (addedOn: string, mode: Mode) =>
  `You added the number on ${addedOn}. In a real shop, a doctor ${calls(mode)} within 30 minutes of that`;

/** The texts of the summary of the choices for a consultation. */
export const consultSummaryCopy = {
  title: 'Your consultation',
  patient: 'For',
  who,
  noPatient: 'No patient chosen: the doctor asks',
  symptoms: 'Symptoms',
  noSymptoms: 'None picked',
  phone: 'Phone',
  noPhone: 'None given',
  how: 'How',
  howOf,
  doctor: 'Doctor',
  /** The doctor of a shopper who has chosen no speciality. */
  doctorOnDuty: 'The doctor on duty',
  fee: 'Fee',
  next: 'What happens next',
  /**
   * The text for a shopper who has given a number that can be called. Otherwise `addNumberCopy` names the consequence.
   */
  nextText: (mode: Mode) =>
    `In this demonstration ${noDoctor(mode)}. In a real shop, a doctor ${calls(mode)} within 30 minutes of the payment.`,
  change: 'Change',
  /** The whole name of the link `change` for each detail. */
  changeName: {
    patient: 'Change whom the consultation is for',
    symptoms: 'Change the symptoms',
    phone: 'Change the phone number',
    doctor: 'Change the doctor',
  },
  privacy: {
    account:
      'Not sent to anyone. Once you pay, it is kept with your order on this device, and shown to you alone. My data can erase it.',
    guest:
      'Not sent to anyone. Once you pay, it is kept with your order on this device, where another guest could read it. Log in first to keep it for you alone: you then choose again.',
  },
};

/**
 * The texts of a consultation that has been paid: in the confirmation after the payment, in an order and on its
 * receipt.
 */
export const paidConsultationCopy = {
  title: 'Doctor consultation',
  for: 'Consultation for',
  noPatient: 'not chosen, the doctor asks',
  symptoms: 'What troubles them',
  noSymptoms: 'not chosen, the doctor asks',
  how: 'How',
  howOf: (mode: Mode) => (mode ? `By ${mode.toLowerCase()}` : how),
  doctor: 'Doctor',
  phone: 'Phone',
  fee: 'Fee',
  next: 'What happens next',
  who: (patient: Patient | null) => (patient ? who(patient) : paidConsultationCopy.noPatient),
  /** The text has a line for the picked symptoms, and one for each that is in the shopper's own words. */
  what: (symptoms: readonly string[]): string =>
    symptomsInLines(symptoms, { nameOf: consultNamesCopy.symptom, frequent: frequentSymptomsCopy }) ||
    paidConsultationCopy.noSymptoms,
  /** `addedOn` is the moment in words at which the number was added after the payment, or null. */
  nextText: (phone: string, addedOn: string | null, mode: Mode) =>
    `${addedOn === null ? `In a real shop, a doctor ${calls(mode)} within 30 minutes` : callAfterAdding(addedOn, mode)}. Your number: ${phone}.`,
  /**
   * The texts of My orders and of the receipt, which a shopper reads long after the payment. `withNumber` gets the
   * moment in words at which the number was added after the payment, or null.
   */
  ofOrder: {
    withNumber: (addedOn: string | null, mode: Mode) =>
      addedOn === null
        ? `Here ${noDoctor(mode)}: in a real shop, a doctor ${calls(mode)} within 30 minutes of the payment; ${inFreeTier}`
        : `Here ${noDoctor(mode)}. ${callAfterAdding(addedOn, mode)}; ${inFreeTier}`,
    /**
     * The text in the place of `withNumber` once the 30 minutes are over. `isReplyDue` is true until the 48 hours are.
     */
    past: (mode: Mode, isReplyDue: boolean) =>
      `Here ${noDoctor(mode)}: in a real shop, a doctor would have ${mode === 'Chat' ? 'written' : 'called'} by now${isReplyDue ? `; ${inFreeTier}` : '.'}`,
    noNumber: 'No doctor can call: there is no phone number that can be called.',
    /** The state of an order with a consultation begins with it. */
    booked: 'Consultation booked.',
  },
  demo: (mode: Mode) => `This is a demonstration: ${noDoctor(mode)}.`,
};
