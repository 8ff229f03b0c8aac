import { expect, test } from 'vitest';
import { logoutUser } from '../identity/auth.thunks';
import { aTestStore } from '../testing/a-test-store';
import { clearConsult, setPatientPhone, toggleSymptom } from './consult.actions';
import { symptomsEntry } from './symptoms-entry';

test('[STATE-04] the consult store is there, and the phone number lies in the tab alone', () => {
  const { store, disk, session } = aTestStore();
  expect(store.getState().consult).toEqual({});
  store.dispatch(setPatientPhone('98765 43210'));
  expect([...session]).toEqual([['niramaya.patient_phone', '98765 43210']]);
  expect(disk.local.size).toBe(0);
  store.dispatch(setPatientPhone(''));
  expect(session.size).toBe(0);
});

test('picking a symptom again drops it; the choice is kept for this tab and not for others', () => {
  const { store, disk, session } = aTestStore();
  store.dispatch(toggleSymptom('Cough'));
  store.dispatch(toggleSymptom('Headache'));
  store.dispatch(toggleSymptom('Cough'));
  expect(session.get('niramaya.symptoms')).toBe('["Headache"]');
  expect(disk.local.size).toBe(0);
});

test.each([[null], ['{'], ['7'], ['{"a":1}']])('%j holds no symptoms', (stored) => {
  expect(symptomsEntry.parse(stored)).toBeNull();
});

test('what is no text among the symptoms is left out', () => {
  expect(symptomsEntry.parse('["Cough",7,null]')).toEqual(['Cough']);
});

test.each([
  ['clearing the consultation', clearConsult],
  ['logging out', logoutUser],
])('%s forgets symptoms and phone', async (_what, act) => {
  const { store, session } = aTestStore();
  store.dispatch(toggleSymptom('Cough'));
  store.dispatch(setPatientPhone('98765 43210'));
  await store.dispatch(act());
  expect(session.size).toBe(0);
});
