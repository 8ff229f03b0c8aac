import type { PrescriptionName } from '../schemas/prescription.ts';
import { oneLine } from './typed-text.ts';

/** `today` is the day in India: '2026-02-03'. */
export function wrongPrescriptionFields(
  { doctor, writtenOn }: PrescriptionName,
  today: string,
): (keyof PrescriptionName)[] {
  // A date field accepts years of five digits, which would sort before `today`.
  const isWrong = { doctor: oneLine(doctor) === '', writtenOn: writtenOn.length !== today.length || writtenOn > today };
  return (['doctor', 'writtenOn'] as const).filter((field) => isWrong[field]);
}

/** Newest first. */
export const byDay = (one: PrescriptionName, other: PrescriptionName): number =>
  other.writtenOn.localeCompare(one.writtenOn) || one.doctor.localeCompare(other.doctor);
