import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { aMountedHook } from '../testing/a-mounted-hook';
import { removeAtLogOut } from '../session/session-end';
import { choosePlan } from '../plan/plan';
import { noWish, useConsultWish, wishFor } from './consult-wish';
import {
  clearConsult,
  enterConsultStep,
  forgetPatient,
  pickPatient,
  setPatientPhone,
  toggleSymptom,
  updatePatient,
  useConsult,
  useConsultChoices,
  useLostWish,
} from './consult-storage';

const meera = { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' } as const;

test('[STATE-04] stores the consultation only in the tab, until it is cleared', () => {
  const { store, storage, disk, session } = aTestStore();
  expect(store.getState().consult).toEqual({});
  const { newest, after } = aMountedHook(store, useConsult, undefined);
  after(() => {
    for (const symptom of ['Cough', 'Headache', 'Cough']) toggleSymptom(storage, symptom);
    setPatientPhone(storage, '98765 43210');
    pickPatient(storage, meera);
  });
  expect(newest()).toEqual({ symptoms: ['Headache'], phone: '98765 43210', patient: meera });
  expect([...session.keys()]).toEqual(['niramaya.symptoms', 'niramaya.patient_phone', 'niramaya.patient']);
  after(() => setPatientPhone(storage, ''));
  expect(session.has('niramaya.patient_phone')).toBe(false);
  after(() => removeAtLogOut(storage));
  expect([session.size, disk.local.size]).toEqual([0, 0]);
  expect(newest()).toEqual({ symptoms: [], phone: '', patient: null });
});

test('deletes the symptoms, the phone number and the patient for the next consultation', () => {
  const { store, storage, session } = aTestStore();
  const { newest, after } = aMountedHook(store, useConsult, undefined);
  after(() => {
    toggleSymptom(storage, 'Cough');
    setPatientPhone(storage, '98765 43210');
    pickPatient(storage, meera);
  });
  after(() => clearConsult(storage));
  expect(newest()).toEqual({ symptoms: [], phone: '', patient: null });
  expect(session.size).toBe(0);
});

test('forgets the patient with the member of this id alone', () => {
  const { store, storage } = aTestStore();
  const { newest, after } = aMountedHook(store, useConsult, undefined);
  after(() => pickPatient(storage, meera));
  after(() => forgetPatient(storage, 2));
  expect(newest().patient).toEqual(meera);
  after(() => forgetPatient(storage, 1));
  expect(newest().patient).toBeNull();
});

test('updates the patient with the member of this id alone', () => {
  const { store, storage } = aTestStore();
  const { newest, after } = aMountedHook(store, useConsult, undefined);
  after(() => updatePatient(storage, meera));
  expect(newest().patient).toBeNull();
  after(() => pickPatient(storage, meera));
  after(() => updatePatient(storage, { ...meera, id: 2 }));
  expect(newest().patient).toEqual(meera);
  after(() => updatePatient(storage, { ...meera, age: '35' }));
  expect(newest().patient).toEqual({ ...meera, age: '35' });
});

test('shows a patient only to the shopper who picked them', () => {
  const { store } = aTestStore();
  const { newest, after } = aMountedHook(store, useConsult, undefined);
  after(() => pickPatient(store.services.storage, meera));
  after(() => store.services.storage.write('local', 'validkey', 'Ravi'));
  expect(newest().patient).toBeNull();
  after(() => pickPatient(store.services.storage, { ...meera, id: 2, name: 'Kabir' }));
  expect(newest().patient?.name).toBe('Kabir');
});

test('[SPECIALITY-18] a step has a choice once something is chosen in it; the doctor is stored nowhere', () => {
  const { store, disk, session } = aTestStore();
  const { storage } = store.services;
  const { newest, after } = aMountedHook(store, useConsultChoices, undefined);
  // The steps are patient, symptoms, doctor, care plan and payment. The payment, which ends them, is always open.
  expect(newest()).toEqual([false, false, false, false, false]);
  after(() => pickPatient(storage, meera));
  expect(newest()).toEqual([true, false, false, false, false]);
  after(() => toggleSymptom(storage, 'Cough'));
  after(() => choosePlan(storage, 'six'));
  expect(newest()).toEqual([true, true, false, true, false]);
  after(() => toggleSymptom(storage, 'Cough'));
  expect(newest()).toEqual([true, false, false, true, false]);
  const before = [...disk.local, ...session];
  after(() => store.dispatch(wishFor({ speciality: 'Dentist' })));
  expect(newest()).toEqual([true, false, true, true, false]);
  expect([...disk.local, ...session]).toEqual(before);
});

test('keeps mode and speciality for the person who chose them, each until it is chosen again', () => {
  const { store } = aTestStore();
  const { storage } = store.services;
  const { newest, after } = aMountedHook(store, useConsultWish, undefined);
  after(() => store.dispatch(wishFor({ mode: 'Chat' })));
  after(() => store.dispatch(wishFor({ speciality: 'MD Physician' })));
  expect(newest()).toEqual({ mode: 'Chat', speciality: 'MD Physician' });
  after(() => store.dispatch(wishFor({ mode: null })));
  expect(newest()).toEqual({ mode: null, speciality: 'MD Physician' });
  after(() => store.dispatch(wishFor({ mode: 'Audio' })));
  after(() => store.dispatch(wishFor(noWish)));
  expect(newest()).toEqual({ mode: null, speciality: null });
  after(() => store.dispatch(wishFor({ mode: 'Chat' })));
  after(() => storage.write('local', 'validkey', 'Ravi'));
  expect(newest()).toEqual({ mode: null, speciality: null });
  after(() => store.dispatch(wishFor({ mode: 'Video' })));
  expect(newest()).toEqual({ mode: 'Video', speciality: null });
});

const both = { mode: true, speciality: true };
const neither = { mode: false, speciality: false };

test('a page load with choices of an earlier one may have lost either part of the wish, each until it is chosen again', () => {
  const { store, storage } = aTestStore();
  toggleSymptom(storage, 'Cough');
  const { newest, after } = aMountedHook(store, useLostWish, undefined);
  expect(newest()).toEqual(neither);
  after(() => store.dispatch(enterConsultStep(true)));
  expect(newest()).toEqual(both);
  after(() => store.dispatch(wishFor({ speciality: 'Dentist' })));
  expect(newest()).toEqual({ mode: true, speciality: false });
  after(() => store.dispatch(wishFor({ mode: 'Chat' })));
  expect(newest()).toEqual(neither);
  after(() => store.dispatch(wishFor({ mode: null })));
  expect(newest()).toEqual(neither);
});

test('the next consultation after a payment has lost no part of the wish', () => {
  const { store, storage } = aTestStore();
  toggleSymptom(storage, 'Cough');
  const { newest, after } = aMountedHook(store, useLostWish, undefined);
  after(() => store.dispatch(enterConsultStep(true)));
  expect(newest()).toEqual(both);
  after(() => store.dispatch(wishFor(noWish)));
  expect(newest()).toEqual(neither);
});

test('a consultation that begins in this page load has lost no wish', () => {
  const { store, storage } = aTestStore();
  const { newest, after } = aMountedHook(store, useLostWish, undefined);
  after(() => store.dispatch(enterConsultStep(true)));
  after(() => pickPatient(storage, meera));
  after(() => store.dispatch(enterConsultStep(true)));
  expect(newest()).toEqual(neither);
});

test('a page load before the step of the doctor has lost no doctor, also once that step opens', () => {
  const { store, storage } = aTestStore();
  toggleSymptom(storage, 'Cough');
  const { newest, after } = aMountedHook(store, useLostWish, undefined);
  after(() => store.dispatch(enterConsultStep(false)));
  after(() => store.dispatch(enterConsultStep(true)));
  expect(newest()).toEqual({ mode: true, speciality: false });
});
