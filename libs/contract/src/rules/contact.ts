/** Returns the digits of an Indian mobile number as typed or pasted: `+91 98765-43210` becomes `9876543210`. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s()-]/g, '');
  return digits.replace(/^(?:\+91|0091|0(?=[6-9]\d{9}$))/, '');
}

/**
 * Returns whether the text is a ten-digit Indian mobile number once normalised. The field itself accepts any ten
 * characters (AMB-27).
 */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/** Returns whether the text has the form of an Indian PIN code. It does not check that the shop delivers there. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{2} ?\d{3}$/.test(text.trim());
