const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the digits of each script in a row. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (isDigit(digit.codePointAt(0)! - value - 1)) value += 1;
    return String(value % 10);
  });

/** Removes the invisible marks of copied numbers. */
export const plainCode = (text: string): string =>
  withPlainDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();

/** Also replaces control and broken characters. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
