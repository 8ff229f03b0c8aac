import type { ConsultMode, ConsultSpeciality } from '@niramaya/contract';

/**
 * The names of the choices of a consultation, as screens show them. The parameter is the stored name. A symptom in the
 * shopper's own words is shown as it is.
 */
export const consultNamesCopy = {
  symptom: (stored: string): string => stored,
  speciality: (stored: ConsultSpeciality): string => stored,
  mode: (stored: ConsultMode): string => stored,
};
