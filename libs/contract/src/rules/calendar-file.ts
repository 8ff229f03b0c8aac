import { millisecondsOfADay } from './indian-day.ts';

/** An event of a whole day that repeats. */
export interface CalendarEntry {
  /**
   * The id of the event. It is the same for the same reminder, so that a second import replaces the event and adds
   * none.
   */
  readonly id: string;
  /** The first day, as days since 1 January 1970 in India (`indianDay`). */
  readonly day: number;
  /** The days from one occurrence of the event to the next. */
  readonly everyDays: number;
  /** The title of the event. */
  readonly summary: string;
  readonly description: string;
}

/** Returns text with the escapes of RFC 5545, 3.3.11, and without control characters except tabs. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '');

/** Folds a line after 75 octets, as RFC 5545 (3.1) requires, but never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/**
 * Returns a moment as the calendar format writes it, in UTC: '20260203T063000Z'. The first eight characters are its
 * date.
 */
const dateTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Returns the text of a calendar file (RFC 5545) with these entries. `nowMs` is the time of creation, in ms since 1970.
 */
export function calendarFile(entries: readonly CalendarEntry[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Niramaya//Refill//EN',
    ...entries.flatMap(({ id, day, everyDays, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${dateTime(new Date(nowMs))}`,
      // The event has a date without a time. `day` counts dates from 1 January 1970, so its date is that of UTC
      // midnight.
      `DTSTART;VALUE=DATE:${dateTime(new Date(day * millisecondsOfADay)).slice(0, 8)}`,
      `RRULE:FREQ=DAILY;INTERVAL=${everyDays}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
