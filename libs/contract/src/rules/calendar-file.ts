export interface CalendarEntry {
  /** Stable, so that a second import adds no entry. */
  readonly id: string;
  /** In days since 1970. */
  readonly day: number;
  readonly everyDays: number;
  readonly summary: string;
  readonly description: string;
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '');

/** 75 octets a line, without splitting a character (RFC 5545, 3.1). */
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

/** RFC 5545; `nowMs` is the time of creation. */
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
