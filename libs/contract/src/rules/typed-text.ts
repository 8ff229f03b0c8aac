const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the text with the digits 0 to 9 in place of those of another script. Unicode has each script's in a row. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (isDigit(digit.codePointAt(0)! - value - 1)) value += 1;
    return String(value % 10);
  });

/**
 * Returns a number or a code as a keyboard types it: with plain digits, in letters of the usual width, and without the
 * invisible marks that phones put round a copied number.
 */
export const plainCode = (text: string): string =>
  withPlainDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();

/** Returns a text as one line: each run of white space, control characters and broken characters is one space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
