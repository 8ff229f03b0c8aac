import { expect, test } from 'vitest';
import { byDay, prescriptionDays, wrongPrescriptionFields } from './prescription.ts';

test.each([
  ['in Mumbai at noon', '2026-02-03T06:30:00Z', -330, '2016-02-03', '2026-02-03'],
  ['in Mumbai half an hour after midnight', '2026-02-02T19:00:00Z', -330, '2016-02-03', '2026-02-03'],
  [
    'in Auckland half an hour after midnight, when India has the day before',
    '2026-11-28T11:30:00Z',
    -780,
    '2016-11-29',
    '2026-11-29',
  ],
  [
    'in Los Angeles in the evening, when India has the day after',
    '2026-02-03T04:00:00Z',
    480,
    '2016-02-03',
    '2026-02-03',
  ],
  ['on a leap day', '2028-02-29T06:30:00Z', -330, '2018-02-29', '2028-02-29'],
])('%s a prescription may be from ten years ago to today', (_where, now, offset, first, last) => {
  expect(prescriptionDays(Date.parse(now), offset)).toEqual({ first, last });
});

const days = { first: '2016-02-03', last: '2026-02-03' };

test.each([
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2026-02-03' }, {}],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2016-02-03' }, {}],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2026-02-04' }, { writtenOn: 'future' }],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2016-02-02' }, { writtenOn: 'past' }],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '0002-01-12' }, { writtenOn: 'past' }],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '12026-02-03' }, { writtenOn: 'missing' }],
  [{ doctor: 'Dr. Asha Rao', writtenOn: '2026-02-31' }, { writtenOn: 'missing' }],
  [
    { doctor: ' \u2800 ', writtenOn: '' },
    { doctor: 'missing', writtenOn: 'missing' },
  ],
])('on 3 February 2026 the problem of %j is %j', (name, wrong) => {
  expect(wrongPrescriptionFields(name, days)).toEqual(wrong);
});

test('a prescription that was kept ten years ago can still be renamed', () => {
  const old = { doctor: 'Dr. A. Rao', writtenOn: '2015-01-12' };
  expect(wrongPrescriptionFields(old, days, '2015-01-12')).toEqual({});
  expect(wrongPrescriptionFields(old, days, '2015-01-13')).toEqual({ writtenOn: 'past' });
});

test('sorts the newest first, and those of one day by doctor', () => {
  const names = [
    { doctor: 'Dr. Rao', writtenOn: '2025-12-31' },
    { doctor: 'Dr. Sen', writtenOn: '2026-01-02' },
    { doctor: 'Dr. Iyer', writtenOn: '2026-01-02' },
  ];
  expect(names.toSorted(byDay).map(({ doctor }) => doctor)).toEqual(['Dr. Iyer', 'Dr. Sen', 'Dr. Rao']);
});
