/** A day of a calendar that comes again. */
export interface CalendarEntry {
  /** The same in each file, so that a calendar that reads a second one changes the entry and adds none. */
  readonly id: string;
  /** Its first day, in days since 1970. */
  readonly day: number;
  readonly everyDays: number;
  readonly summary: string;
  readonly description: string;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** At most 75 octets a line and no character torn apart; what is left begins with a space (RFC 5545, 3.1). */
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
 * A file that calendars take in (RFC 5545, text/calendar): entries of a whole day, which leave the day free.
 * @param nowMs when it is made, in milliseconds since 1970
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
