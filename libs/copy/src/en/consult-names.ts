import type { ConsultMode, ConsultSpeciality } from '@niramaya/contract';

/**
 * The names of the choices of a consultation, as screens show them. The parameter is the stored name. A symptom in the
 * shopper's own words is shown as it is.
 */
export const consultNamesCopy = {
  symptom: (stored: string): string => stored,
  /** The picked symptoms in one text, with those in the shopper's own words (`written`) last and in quotation marks. */
  symptoms: (stored: readonly string[], written: readonly string[]): string => {
    const names = stored.join(', ');
    const quoted = written.map((words) => `“${words}”`).join(', ');
    return names && quoted ? `${names}, and ${quoted}` : names || quoted;
  },
  speciality: (stored: ConsultSpeciality): string => stored,
  mode: (stored: ConsultMode): string => stored,
};
