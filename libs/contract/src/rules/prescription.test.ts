import { expect, test } from 'vitest';
import { byDay, wrongPrescriptionFields } from './prescription.ts';

test.each([
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2026-02-03' }, []],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2026-02-04' }, ['writtenOn']],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '12026-02-03' }, ['writtenOn']],
  [{ doctor: ' \u2800 ', writtenOn: '' }, ['doctor', 'writtenOn']],
])('on 3 February 2026 the problem of %j is %j', (name, wrong) => {
  expect(wrongPrescriptionFields(name, '2026-02-03')).toEqual(wrong);
});

test('sorts the newest first, and those of one day by doctor', () => {
  const names = [
    { doctor: 'Dr. Rao', writtenOn: '2025-12-31' },
    { doctor: 'Dr. Sen', writtenOn: '2026-01-02' },
    { doctor: 'Dr. Iyer', writtenOn: '2026-01-02' },
  ];
  expect(names.toSorted(byDay).map(({ doctor }) => doctor)).toEqual(['Dr. Iyer', 'Dr. Sen', 'Dr. Rao']);
});
