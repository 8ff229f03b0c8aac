import { afterEach, expect, test, vi } from 'vitest';
import { logoutUser } from '../session/auth.thunks';
import type { AppStore } from '../store/makeStore';
import { aTestStore } from '../testing/a-test-store';
import { aMountedHook } from '../testing/a-mounted-hook';
import { clearConsult, pickPatient, setPatientPhone, toggleSymptom, useConsult } from './consult-storage';

const meera = { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' } as const;

afterEach(() => vi.unstubAllGlobals());

test('[STATE-04] the consult store is there, and the phone number lies in the tab alone', () => {
  const { store, disk, session } = aTestStore();
  expect(store.getState().consult).toEqual({});
  setPatientPhone(store.services.storage, '98765 43210');
  expect([...session]).toEqual([['niramaya.patient_phone', '98765 43210']]);
  expect(disk.local.size).toBe(0);
  setPatientPhone(store.services.storage, '');
  expect(session.size).toBe(0);
});

test('picking a symptom again drops it; the choice is kept for this tab and not for others', () => {
  const { store, disk, session } = aTestStore();
  toggleSymptom(store.services.storage, 'Cough');
  toggleSymptom(store.services.storage, 'Headache');
  toggleSymptom(store.services.storage, 'Cough');
  expect(session.get('niramaya.symptoms')).toBe('["Headache"]');
  expect(disk.local.size).toBe(0);
});

test('whom the consultation is for is kept for this tab, and is one of the list of the shopper who picked', async () => {
  const { store, disk, session } = aTestStore();
  const { newest, after } = await aMountedHook(store, useConsult, undefined);
  expect(newest().patient).toBeNull();
  await after(() => pickPatient(store.services.storage, meera));
  expect(newest().patient).toEqual(meera);
  expect([...session.keys()]).toEqual(['niramaya.patient']);
  expect(disk.local.size).toBe(0);
  await after(() => store.services.storage.write('local', 'validkey', 'Ravi'));
  expect(newest().patient).toBeNull();
  await after(() => pickPatient(store.services.storage, { ...meera, id: 2, name: 'Kabir' }));
  expect(newest().patient?.name).toBe('Kabir');
});

test('a pick that cannot be read is none', async () => {
  const { store, session } = aTestStore();
  session.set('niramaya.patient', '{"of":"","member":{"id":0}}');
  expect((await aMountedHook(store, useConsult, undefined)).newest().patient).toBeNull();
});

const symptomsFrom = async (stored: string | null) => {
  const { store, session } = aTestStore();
  if (stored !== null) session.set('niramaya.symptoms', stored);
  return (await aMountedHook(store, useConsult, undefined)).newest().symptoms;
};

test.each([[null], ['{'], ['7'], ['{"a":1}']])('%j holds no symptoms', async (stored) => {
  expect(await symptomsFrom(stored)).toEqual([]);
});

test('leaves out symptoms that are no text', async () => {
  expect(await symptomsFrom('["Cough",7,null]')).toEqual(['Cough']);
});

test.each([
  ['clearing the consultation', ({ services }: AppStore) => clearConsult(services.storage)],
  ['logging out', ({ dispatch }: AppStore) => dispatch(logoutUser())],
])('%s forgets symptoms, phone and patient', async (_what, act) => {
  const { store, session } = aTestStore();
  toggleSymptom(store.services.storage, 'Cough');
  setPatientPhone(store.services.storage, '98765 43210');
  pickPatient(store.services.storage, meera);
  expect(session.size).toBe(3);
  await act(store);
  expect(session.size).toBe(0);
});
