import { expect, it } from 'vitest';
import { AddressBudget } from './address-budget.ts';

const budgetAt = (unitsAMinute: number) => {
  const clock = { now: 0 };
  return { clock, budget: new AddressBudget(unitsAMinute, () => clock.now) };
};

it('a sixth of a minute’s work may be asked for at once; then as much as comes in', () => {
  const { clock, budget } = budgetAt(60);
  for (let search = 0; search < 10; search += 1) {
    expect(budget.secondsToWait('a')).toBe(0);
    budget.spend('a', 1);
  }
  expect(budget.secondsToWait('a')).toBe(1);
  clock.now = 1_000;
  expect(budget.secondsToWait('a')).toBe(0);
  budget.spend('a', 5);
  expect(budget.secondsToWait('a')).toBe(5);
  clock.now = 6_000;
  expect(budget.secondsToWait('a')).toBe(0);
});

it('each address has a budget of its own, and one that is full again is forgotten', () => {
  const { clock, budget } = budgetAt(60);
  budget.spend('a', 50);
  expect(budget.secondsToWait('b')).toBe(0);
  for (let address = 0; address < 1_000; address += 1) budget.spend(`guest ${address}`, 1);
  expect(budget.size).toBe(1_001);
  clock.now = 60_000;
  budget.spend('b', 1);
  expect(budget.size).toBe(1);
});
