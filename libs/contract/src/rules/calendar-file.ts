/** An all-day calendar event that repeats every `everyDays` days. */
export interface CalendarEntry {
  /** The id is the same in each file. A calendar that imports a second file then changes the entry and adds none. */
  readonly id: string;
  /** The first day of the event, in days since 1970. */
  readonly day: number;
  readonly everyDays: number;
  readonly summary: string;
  readonly description: string;
}

/** Escapes a text (RFC 5545, 3.3.11). Of the control characters, it allows only the tab and the escaped line break. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '');

/**
 * Folds a line to at most 75 octets a line (RFC 5545, 3.1). It splits no character. Each following line begins with a
 * space.
 */
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

const digits = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Returns an iCalendar file (RFC 5545, text/calendar) with all-day entries. The entries leave the day free.
 * @param nowMs when the file is made, in milliseconds since 1970
 */
export function calendarFile(entries: readonly CalendarEntry[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Niramaya//Refill//EN',
    ...entries.flatMap(({ id, day, everyDays, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${digits(new Date(nowMs))}`,
      `DTSTART;VALUE=DATE:${digits(new Date(day * 86_400_000)).slice(0, 8)}`,
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
