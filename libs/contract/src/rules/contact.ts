/** Digits of an Indian mobile number as typed or pasted: `+91 98765-43210` becomes `9876543210`. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s()-]/g, '');
  return digits.replace(/^(?:\+91|0091|0(?=[6-9]\d{9}$))/, '');
}

/** Whether the text is a ten-digit Indian mobile number once normalised. Advice only: nothing is refused for it (AMB-27). */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/** Whether the text has the form of an Indian PIN code; that a place is served is another question. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{2} ?\d{3}$/.test(text.trim());
