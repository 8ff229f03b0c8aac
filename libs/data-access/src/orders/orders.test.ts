import { aCartItem } from '@niramaya/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickPatient, setPatientPhone, toggleSymptom, useConsult } from '../consult/consult-storage';
import { noWish, useConsultWish, wishFor } from '../consult/consult-wish';
import { setConsultationPhone, useConsultToPay, usePaidConsultation } from '../consult/paid-consultations';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { saveDelivery } from '../delivery/delivery';
import { choosePlan, type PlanChoice } from '../plan/plan';
import { countOrdersWithoutOwner, storedOrders, useOrder, useOrders } from './orders';
import { useOwnedPlan } from './owned-plan';
import { findPaidOrder, placeOrder, setOrderAddress } from './place-order';

const upi = { method: 'upi', name: '' } as const;
const noon = new Date('2026-02-04T06:30:00Z');
const firstDay = Date.parse('2026-02-05T06:30:00Z');
const [zinc, iron] = ['Zinc', 'Iron'].map((title) => aCartItem({ title, quantity: 2 }));

function aShop(cart: unknown[] | null = null, plan: string | null = null) {
  const { store, storage, disk } = aTestStore();
  if (cart !== null) disk.local.set('cart_data', JSON.stringify(cart));
  if (plan !== null) disk.local.set('threemonth', plan);
  return { disk, store, storage, order: (now = noon) => store.dispatch(placeOrder({ paidBy: upi, now }))! };
}

test('stores the cart as an order at payment, and returns the newest first', () => {
  const { disk, storage, order } = aShop([zinc], '275');
  disk.local.set('validkey', 'Asha');
  disk.local.set('firebase:authUser:key:[DEFAULT]', '{"uid":"u1"}');
  const first = order();
  const { id } = order();
  expect(id).toMatch(/^NM-[2-9A-Z]{6}$/);
  expect(storedOrders.read(storage)).toEqual([
    {
      id,
      placedAtMs: noon.getTime(),
      by: 'Asha',
      account: 'u1',
      paidBy: { method: 'upi', name: '' },
      likelyMs: [firstDay, Date.parse('2026-02-14T06:30:00Z')],
      lines: [zinc],
      planRupees: 0,
      planMonths: 6,
      totalRupees: 360,
      deliverTo: null,
    },
    first,
  ]);
  expect(disk.local.get('cart_data')).toBe(JSON.stringify([zinc]));
});

test('without a cart the care plan is paid', () => {
  const { disk, order } = aShop(null, '275');
  const plan = { by: '', account: '', likelyMs: null, lines: [], deliverTo: null };
  expect(order()).toMatchObject({ ...plan, planMonths: 6, planRupees: 275, totalRupees: 275 });
  disk.local.delete('threemonth');
  disk.local.set('niramaya.three_months', '165');
  expect(order()).toMatchObject({ ...plan, planMonths: 3, planRupees: 165, totalRupees: 165 });
});

test('[AMB-32] a payment of nothing creates no order', () => {
  const { disk, order } = aShop([]);
  expect(order()).toBeNull();
  expect(disk.local.has('niramaya.orders')).toBe(false);
});

describe('a consultation that is paid', () => {
  const meera = { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' } as const;

  function aConsultation() {
    const shop = aShop();
    const choose = () => {
      pickPatient(shop.storage, meera);
      toggleSymptom(shop.storage, 'Cough');
      setPatientPhone(shop.storage, ' 98765 43210 ');
    };
    choose();
    const pay = (historyOrderId: string | null = null) =>
      shop.store.dispatch(placeOrder({ paidBy: upi, isConsultation: true, historyOrderId, now: noon }))!;
    return { ...shop, choose, pay };
  }

  test('is an order even without products or a plan, and keeps for whom it is and what troubles them', () => {
    const { disk, store, pay } = aConsultation();
    const order = pay();
    expect(order).toMatchObject({ lines: [], planRupees: 0, totalRupees: 0, likelyMs: null });
    toggleSymptom(store.services.storage, 'Headache');
    expect(aMountedHook(store, () => usePaidConsultation(order.id), undefined).newest()).toEqual({
      orderId: order.id,
      of: '',
      patient: { name: 'Meera Iyer', age: '34', gender: 'female' },
      symptoms: ['Cough'],
      phone: '98765 43210',
    });
    // The list of orders has nothing of it, because a guest's orders are shown to the next person.
    expect(disk.local.get('niramaya.orders')).not.toMatch(/Meera|Cough|98765/);
  });

  test('keeps how the shopper wished to talk, and to which doctor', () => {
    const { store, pay } = aConsultation();
    store.dispatch(wishFor({ mode: 'Chat', speciality: 'MD Physician' }));
    const order = pay();
    expect(aMountedHook(store, () => usePaidConsultation(order.id), undefined).newest()).toMatchObject({
      mode: 'Chat',
      speciality: 'MD Physician',
    });
  });

  test('ends the choices and the wish, because the next one may be for another patient', () => {
    const { store, pay } = aConsultation();
    store.dispatch(wishFor({ mode: 'Chat', speciality: 'MD Physician' }));
    const { newest, after } = aMountedHook(store, () => ({ ...useConsult(), ...useConsultWish() }), undefined);
    after(pay);
    expect(newest()).toEqual({ patient: null, symptoms: [], phone: '', ...noWish });
  });

  test('is shown by its order until something is chosen again, and can be booked once more', () => {
    const { store, storage, choose, pay } = aConsultation();
    store.dispatch(wishFor({ mode: 'Chat' }));
    const { id } = pay();
    const { newest, after } = aMountedHook(store, () => useConsultToPay(id), undefined);
    const { id: _id, ...patient } = meera;
    const facts = { patient, symptoms: ['Cough'], phone: '98765 43210', mode: 'Chat', speciality: null };
    expect(newest()).toEqual({ ...facts, bookedOrderId: id });
    const again = pay(id);
    expect(aMountedHook(store, () => useConsultToPay(again.id), undefined).newest()).toEqual({
      ...facts,
      bookedOrderId: again.id,
    });
    after(() => store.dispatch(wishFor({ mode: 'Audio' })));
    const chosen = { patient: null, symptoms: [], phone: '', mode: 'Audio', speciality: null };
    expect(newest()).toEqual({ ...chosen, bookedOrderId: null });
    after(() => store.dispatch(wishFor(noWish)));
    after(() => toggleSymptom(storage, 'Headache'));
    expect(newest()).toEqual({ patient: null, symptoms: ['Headache'], phone: '', ...noWish, bookedOrderId: null });
    choose();
    expect(aMountedHook(store, () => useConsultToPay(null), undefined).newest().patient).toEqual(meera);
  });

  test('of a guest is hidden from the next person; an order that also has products stays visible without the consultation', () => {
    const { disk, store, storage, choose, pay } = aConsultation();
    const alone = pay();
    choose();
    disk.local.set('cart_data', JSON.stringify([zinc]));
    const both = pay();
    const seen = () =>
      aMountedHook(store, useOrders, undefined)
        .newest()
        .map(({ id }) => id);
    const details = () => aMountedHook(store, () => usePaidConsultation(both.id), undefined).newest();
    expect([seen(), details()?.symptoms]).toEqual([[both.id, alone.id], ['Cough']]);
    storage.write('local', 'validkey', 'Asha');
    expect([seen(), details()]).toEqual([[both.id], null]);
  });

  test('gets a phone number after the payment, from its owner alone', () => {
    const { store, storage, pay } = aConsultation();
    setPatientPhone(storage, '');
    const older = pay();
    const { id } = pay();
    const consultationOf = (order: string) => aMountedHook(store, () => usePaidConsultation(order), undefined).newest();
    const phoneOf = (order: string) => consultationOf(order)?.phone ?? null;
    const addedAt = new Date('2026-02-05T06:30:00Z');
    setConsultationPhone(storage, id, ' 98765 43210 ', addedAt);
    expect([phoneOf(id), phoneOf(older.id)]).toEqual(['98765 43210', '']);
    expect(consultationOf(id)?.phoneAddedAtMs).toBe(addedAt.getTime());
    expect(consultationOf(older.id)).not.toHaveProperty('phoneAddedAtMs');
    storage.write('local', 'validkey', 'Asha');
    setConsultationPhone(storage, id, '11111 11111');
    storage.remove('local', 'validkey');
    expect(phoneOf(id)).toBe('98765 43210');
  });

  test('is kept only where the payment is the last step of a consultation', () => {
    const { disk, store, order } = aConsultation();
    disk.local.set('cart_data', JSON.stringify([zinc]));
    order();
    expect(disk.local.has('niramaya.consultations')).toBe(false);
    expect(aMountedHook(store, useConsult, undefined).newest().symptoms).toEqual(['Cough']);
  });
});

test('the likely days of a parcel depend on the PIN code of the address, else on the last typed one', () => {
  const { storage, order } = aShop([zinc], '275');
  storage.write('local', 'niramaya.pincode', '560001');
  expect(order().likelyMs).toEqual([firstDay, firstDay + 86_400_000]);
  const details = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };
  saveDelivery(storage, details);
  storage.write('local', 'niramaya.pincode', '744101');
  expect(order()).toMatchObject({ deliverTo: details, likelyMs: [firstDay, firstDay + 86_400_000] });
  storage.remove('local', 'cart_data');
  expect(order().deliverTo).toBeNull();
});

test('an order gets its address after the payment, from its owner alone, with new likely days', () => {
  const { store, storage, order } = aShop([zinc]);
  const [older, { id }] = [order(), order()];
  const seen = () => aMountedHook(store, useOrders, undefined).newest();
  const details = { name: ' Asha Rao ', address: '12, MG Road, Bengaluru', pinCode: '560 001', phone: '9876543210' };
  storage.write('local', 'validkey', 'Asha');
  setOrderAddress(storage, id, details, noon);
  expect(seen().map(({ deliverTo }) => deliverTo)).toEqual([null, null]);
  storage.remove('local', 'validkey');
  setOrderAddress(storage, older.id, details, new Date(firstDay));
  const deliverTo = { ...details, name: 'Asha Rao', pinCode: '560001' };
  const likelyMs = [firstDay + 86_400_000, firstDay + 2 * 86_400_000];
  expect(seen()).toEqual([expect.objectContaining({ id, deliverTo: null }), { ...older, deliverTo, likelyMs }]);
});

describe('the same purchase a second time', () => {
  const hourLater = new Date('2026-02-04T07:30:00Z');
  const weekLater = new Date('2026-02-11T06:30:00Z');

  test('is found in another tab, behind other orders, by a guest who has signed in since, and another cart is not', () => {
    const { disk, order } = aShop([zinc]);
    const other = aTestStore({ disk }).storage;
    expect(findPaidOrder(other, { historyOrderId: null, now: hourLater })).toBeNull();
    const placed = order();
    disk.local.set('cart_data', JSON.stringify([iron]));
    expect(findPaidOrder(other, { historyOrderId: placed.id, now: hourLater })).toBeNull();
    order();
    disk.local.set('cart_data', JSON.stringify([zinc]));
    expect(findPaidOrder(other, { historyOrderId: null, now: hourLater })).toEqual(placed);
    disk.local.set('validkey', 'Asha');
    expect(findPaidOrder(other, { historyOrderId: null, now: hourLater })).toEqual(placed);
  });

  test('is a new order a week later, unless the history entry is that of the order', () => {
    const { storage, order } = aShop([zinc]);
    const placed = order();
    expect(findPaidOrder(storage, { historyOrderId: null, now: weekLater })).toBeNull();
    expect(findPaidOrder(storage, { historyOrderId: placed.id, now: weekLater })).toEqual(placed);
  });

  test.each([
    ['a consultation with a plan', '275'],
    ['a consultation alone', null],
  ])('is the order of the history entry for %s, which a payment would book again', (_order, plan) => {
    const { disk, store, storage } = aShop(null, plan);
    const placed = store.dispatch(placeOrder({ paidBy: upi, isConsultation: true, now: noon }))!;
    expect(findPaidOrder(storage, { historyOrderId: placed.id, isConsultation: true, now: weekLater })).toEqual(placed);
    expect(findPaidOrder(storage, { historyOrderId: null, isConsultation: true, now: hourLater })).toBeNull();
    expect(findPaidOrder(storage, { historyOrderId: placed.id, now: hourLater })).toBeNull();
    disk.local.set('cart_data', JSON.stringify([zinc]));
    expect(findPaidOrder(storage, { historyOrderId: placed.id, isConsultation: true, now: hourLater })).toEqual(placed);
    const wish = { ...noWish, mode: 'Chat' } as const;
    const wished = { historyOrderId: placed.id, isConsultation: true, now: hourLater, wish };
    expect(findPaidOrder(storage, wished)).toBeNull();
    toggleSymptom(storage, 'Cough');
    expect(findPaidOrder(storage, { historyOrderId: placed.id, isConsultation: true, now: hourLater })).toBeNull();
  });
});

test('a paid plan is no longer chosen, and one next to a paid cart stays chosen', () => {
  const alone = aShop(null, '275');
  alone.order();
  expect([...alone.disk.local.keys()]).toEqual(['niramaya.orders']);
  const beside = aShop([zinc], '275');
  beside.order();
  expect(beside.disk.local.get('threemonth')).toBe('275');
});

describe('the plan that a person owns', () => {
  function aShopWithPlans(...plans: readonly (readonly [PlanChoice, paidAt: string])[]) {
    const { store, storage, order } = aShop();
    for (const [choice, paidAt] of plans) {
      choosePlan(storage, choice);
      order(new Date(paidAt));
    }
    return { storage, owned: () => aMountedHook(store, useOwnedPlan, undefined).newest() };
  }
  const [firstOfMay, lastOfMay] = ['2026-05-01', '2026-05-31'].map((day) => Date.parse(day) / 86_400_000);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['2026-05-01T18:29:59Z', { months: 3, lastDay: firstOfMay }],
    ['2026-05-01T18:30:00Z', null],
  ])('at %s is %j', (now, expected) => {
    vi.setSystemTime(now);
    expect(aShopWithPlans(['three', '2026-02-02T06:30:00Z']).owned()).toEqual(expected);
  });

  test('is the one that ends last, and another person does not own it', () => {
    vi.setSystemTime('2026-04-01T06:30:00Z');
    const { storage, owned } = aShopWithPlans(['six', '2025-12-01T06:30:00Z'], ['three', '2026-02-02T06:30:00Z']);
    expect(owned()).toEqual({ months: 6, lastDay: lastOfMay });
    storage.write('local', 'validkey', 'Asha');
    expect(owned()).toBeNull();
  });
});

test('sixty orders of a guest delete no order of an account, nor one of the guest', () => {
  const { disk, store, storage, order } = aShop([zinc]);
  storage.write('local', 'validkey', 'Asha');
  const { id } = order();
  storage.remove('local', 'validkey');
  const ofGuest = Array.from({ length: 60 }, () => order().id).reverse();
  const { newest, after } = aMountedHook(store, () => useOrders().map((one) => one.id), undefined);
  expect(newest()).toEqual(ofGuest);
  after(() => storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toEqual([...ofGuest, id]);
  expect(JSON.parse(disk.local.get('niramaya.orders') ?? '')).toMatchObject({ items: { length: 61 } });
});

test('two accounts of one name see their own orders and those of guests, and neither sees one without an account number', () => {
  const { disk, store, storage, order } = aShop([zinc]);
  const signIn = (name: string | null, uid: string | null) => {
    if (uid === null) disk.local.delete('firebase:authUser:key:[DEFAULT]');
    else disk.local.set('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid }));
    if (name === null) storage.remove('local', 'validkey');
    else storage.write('local', 'validkey', name);
  };
  const { account: _account, ...earlier } = { ...order(), id: 'NM-EARLIER', by: 'Asha' };
  const ofGuest = storedOrders.read(storage)![0]!.id;
  disk.local.set('niramaya.orders', JSON.stringify({ v: 1, items: [earlier, storedOrders.read(storage)![0]] }));
  const useAll = (id: string) => [useOrders().map((one) => one.id), useOrder(id)?.id ?? null] as const;
  const { newest, after, rerender } = aMountedHook(store, useAll, ofGuest);
  expect(newest()).toEqual([[ofGuest], ofGuest]);

  let ofOne = '';
  after(() => signIn('Asha', 'u1'));
  after(() => (ofOne = order().id));
  rerender(ofOne);
  expect(newest()).toEqual([[ofOne, ofGuest], ofOne]);

  after(() => signIn('Asha', 'u2'));
  expect(newest()).toEqual([[ofGuest], null]);
  after(() => signIn('Asha', null));
  expect(newest()).toEqual([[ofGuest], null]);
});

test.each([
  ['nothing', null, 0],
  ['no list', 'torn', 1],
  ['an order of a guest, one without an account id, and a record that is no order', [{ by: '' }, { by: 'Asha' }, 7], 2],
])('the orders without an owner in a text with %s', (_what, items, count) => {
  const text = Array.isArray(items) ? JSON.stringify({ v: 1, items }) : items;
  expect(countOrdersWithoutOwner(text)).toBe(count);
});
