import { memberSchema, validItems, type Member } from '@niramaya/contract';
import * as z from 'zod/mini';
import { useStoredPlan } from '../plan/plan';
import { owned, useOwned } from '../session/owned';
import type { BrowserStorage } from '../storage/storage';
import type { AppThunk } from '../session/app-thunk';
import { stepEntered, useConsultWish, useForgottenWish, type LostWish } from './consult-wish';

// What a shopper fills in is health data. It is stored for this tab and this person only, and is never sent. A payment
// (`orders/place-order.ts`) moves it to `storedConsultations` (`paid-consultations.ts`).
const storedSymptoms = owned('niramaya.symptoms', validItems(z.string()));
const storedPhone = owned('niramaya.patient_phone', z.string());
const storedPatient = owned('niramaya.patient', memberSchema);

/** Selects a symptom, or deselects a selected one. */
export const toggleSymptom = (storage: BrowserStorage, symptom: string): void => {
  const chosen = storedSymptoms.read(storage) ?? [];
  const next = chosen.includes(symptom) ? chosen.filter((one) => one !== symptom) : [...chosen, symptom];
  storedSymptoms.write(storage, next);
};

/** Stores whom the consultation is for. */
export const pickPatient = (storage: BrowserStorage, { id, name, age, gender }: Member): void =>
  storedPatient.write(storage, { id, name, age, gender });

/** Stores the changed name, age and gender of a member, if the consultation is for this member. */
export const updatePatient = (storage: BrowserStorage, member: Member): void => {
  if (storedPatient.read(storage)?.id === member.id) pickPatient(storage, member);
};

/** Forgets whom the consultation is for, if it is the member with this id. */
export const forgetPatient = (storage: BrowserStorage, id: Member['id']): void => {
  if (storedPatient.read(storage)?.id === id) storedPatient.clear(storage);
};

/** Stores the phone number of the patient, or deletes it if it is empty. */
export const setPatientPhone = (storage: BrowserStorage, phone: string): void =>
  phone === '' ? storedPhone.clear(storage) : storedPhone.write(storage, phone);

/** Deletes the symptoms, the phone number and the patient that this person gave in this tab. */
export const clearConsult = (storage: BrowserStorage): void => {
  storedSymptoms.clear(storage);
  storedPhone.clear(storage);
  storedPatient.clear(storage);
};

const none: readonly string[] = [];

/**
 * Returns the symptoms, the phone number (`''` if none) and the patient (or null) that this person gave in this tab.
 */
export function useConsult() {
  return {
    symptoms: useOwned(storedSymptoms) ?? none,
    phone: useOwned(storedPhone) ?? '',
    patient: useOwned(storedPatient),
  };
}

/** Reads what `useConsult` returns now, without a subscription, for event handlers. */
export const readConsult = (storage: BrowserStorage): ReturnType<typeof useConsult> => ({
  symptoms: storedSymptoms.read(storage) ?? none,
  phone: storedPhone.read(storage) ?? '',
  patient: storedPatient.read(storage),
});

/**
 * Returns whether something was chosen in each of the five steps of a consultation, for `Stepper`: patient, symptoms,
 * doctor, care plan, payment. The choice of a doctor is not stored (requirement SPECIALITY-18 in
 * `docs/requirements.md`), so that step is open after a reload. The payment is always open, because it ends the
 * consultation.
 */
export function useConsultChoices(): readonly boolean[] {
  const { patient, symptoms } = useConsult();
  const { speciality } = useConsultWish();
  const plan = useStoredPlan();
  return [patient !== null, symptoms.length > 0, speciality !== null, plan !== null, false];
}

/**
 * Notes that a step of a consultation opens, for `useLostWish`. `isDoctorDue` is whether the shopper has come to the
 * step of the doctor: earlier steps have no doctor that a page load can forget.
 */
export const enterConsultStep =
  (isDoctorDue: boolean): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const { patient, symptoms } = readConsult(storage);
    const hasBegun = patient !== null || symptoms.length > 0;
    dispatch(stepEntered({ mode: hasBegun, speciality: hasBegun && isDoctorDue }));
  };

/**
 * Returns the parts of the wish (`ConsultWish`) that a page load may have forgotten, of a consultation that is being
 * filled in. Each is false once it is chosen. It is not known whether there was a wish, because nothing of it is
 * stored.
 */
export function useLostWish(): LostWish {
  const { patient, symptoms } = useConsult();
  const { mode, speciality } = useConsultWish();
  const forgotten = useForgottenWish();
  const hasBegun = patient !== null || symptoms.length > 0;
  return {
    mode: hasBegun && forgotten.mode && mode === null,
    speciality: hasBegun && forgotten.speciality && speciality === null,
  };
}
