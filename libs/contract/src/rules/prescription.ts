import type { PrescriptionName } from '../schemas/prescription.ts';
import { oneLine } from './typed-text.ts';

/**
 * Returns the fields that are not valid yet, in the order of the form.
 * @param today the day in India, '2026-02-03': no prescription has a later day
 */
export function wrongPrescriptionFields(
  { doctor, writtenOn }: PrescriptionName,
  today: string,
): (keyof PrescriptionName)[] {
  // A date field accepts a year of five or six digits, which the comparison would put before `today`.
  const isWrong = { doctor: oneLine(doctor) === '', writtenOn: writtenOn.length !== today.length || writtenOn > today };
  return (['doctor', 'writtenOn'] as const).filter((field) => isWrong[field]);
}

/** Compares prescriptions for sorting: the newest first. Within one day, those of the same doctor are together. */
export const byDay = (one: PrescriptionName, other: PrescriptionName): number =>
  other.writtenOn.localeCompare(one.writtenOn) || one.doctor.localeCompare(other.doctor);
