import { prescriptionSchema, type PrescriptionDetails } from '../schemas/prescription.ts';
import { indianDay, millisecondsOfADay } from './indian-day.ts';
import { oneLine } from './typed-text.ts';

/** The first and the last day on which a prescription may have been written, such as '2026-02-03'. */
export interface PrescriptionDays {
  readonly first: string;
  readonly last: string;
}

/** An older prescription is refused, because its year is more likely a typing error. */
const mostYears = 10;
/** Returns a day as '2026-02-03'. */
const isoDay = (day: number): string => new Date(day * millisecondsOfADay).toISOString().slice(0, 10);

/**
 * Returns the days that a prescription may have. The last day is today where the shopper is or today in India,
 * whichever is later; the first is ten years earlier. `offsetMinutes` is that of `Date.getTimezoneOffset`, which is
 * negative east of Greenwich.
 */
export function prescriptionDays(nowMs: number, offsetMinutes: number): PrescriptionDays {
  const shoppersDay = Math.floor((nowMs - offsetMinutes * 60_000) / millisecondsOfADay);
  const last = isoDay(Math.max(shoppersDay, indianDay(nowMs)));
  // Ten years before 29 February there may be no such day. The text is only compared with other days, so it may be one
  // that the calendar lacks.
  return { first: `${Number(last.slice(0, 4)) - mostYears}${last.slice(4)}`, last };
}

/** The wrong fields of a prescription, each with the kind of its problem. */
export interface PrescriptionProblems {
  readonly doctor?: 'missing';
  /** The problem of the day: `missing` is an empty field or a text that is no day of the calendar. */
  readonly writtenOn?: 'missing' | 'future' | 'past';
}

/** Returns the problem of a day, or undefined for a day from `first` to `last`. */
function wrongDay(day: string, { first, last }: PrescriptionDays): PrescriptionProblems['writtenOn'] {
  // A date field accepts years of five digits, which would sort before `first`.
  if (!prescriptionSchema.shape.writtenOn.safeParse(day).success) return 'missing';
  if (day > last) return 'future';
  return day < first ? 'past' : undefined;
}

/**
 * Returns the problem of each wrong field.
 *
 * @param keptOn The day with which the prescription is stored already, or `''` for a new one. That day stays valid,
 * although it may be too old by now.
 */
export function wrongPrescriptionFields(
  { doctor, writtenOn }: PrescriptionDetails,
  days: PrescriptionDays,
  keptOn = '',
): PrescriptionProblems {
  const day = writtenOn !== '' && writtenOn === keptOn ? undefined : wrongDay(writtenOn, days);
  return { ...(oneLine(doctor) === '' && { doctor: 'missing' }), ...(day && { writtenOn: day }) };
}

/**
 * Compares two prescriptions for `Array.sort`: the newest first, and those of the same day by the name of the doctor.
 */
export const byDay = (one: PrescriptionDetails, other: PrescriptionDetails): number =>
  other.writtenOn.localeCompare(one.writtenOn) || one.doctor.localeCompare(other.doctor);
