import { expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const nowMs = Date.parse('2026-02-03T05:00:00.250Z');
const entry: CalendarEntry = {
  id: 'refill-1@niramaya',
  day: Date.parse('2026-03-04') / 86_400_000,
  everyDays: 30,
  summary: 'Refill: Zinc',
  description: 'Every 30 days',
};

it('writes repeating all-day entries, with CRLF at the end of each line', () => {
  expect(calendarFile([entry], nowMs)).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Niramaya//Refill//EN\r\n' +
      'BEGIN:VEVENT\r\nUID:refill-1@niramaya\r\nDTSTAMP:20260203T050000Z\r\nDTSTART;VALUE=DATE:20260304\r\n' +
      'RRULE:FREQ=DAILY;INTERVAL=30\r\nSUMMARY:Refill: Zinc\r\nDESCRIPTION:Every 30 days\r\nTRANSP:TRANSPARENT\r\n' +
      'END:VEVENT\r\nEND:VCALENDAR\r\n',
  );
});

it.each([
  ['signs that would end a value', 'Gel, 30 g; \\ new', 'Gel\\, 30 g\\; \\\\ new'],
  ['line breaks of every kind', 'One\rTwo\r\n\nThree\u0085\u2028\u2029', 'One\\nTwo\\n\\nThree\\n\\n\\n'],
  ['control characters, and keeps a tab', 'O\u0000n\u0007e\tT\u001bw\u007fo', 'One\tTwo'],
])('escapes %s', (_name, text, escaped) => {
  const file = calendarFile([{ ...entry, id: text, summary: text, description: text }], nowMs);
  for (const property of ['UID', 'SUMMARY', 'DESCRIPTION']) expect(file).toContain(`\r\n${property}:${escaped}\r\n`);
});

it('folds a line at 75 octets, between characters', () => {
  const summary = 'नीम फेस वॉश '.repeat(12);
  const file = calendarFile([{ ...entry, summary }], nowMs);
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});

it.each([
  [75, 0],
  [76, 1],
])('folds a line of %d octets %d times', (length, folds) => {
  const file = calendarFile([{ ...entry, summary: 'x'.repeat(length - 'SUMMARY:'.length) }], nowMs);
  expect(file.split('\r\n ').length - 1).toBe(folds);
});
