const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Returns text in which the digits of every script are those from 0 to 9: '५' becomes '5'. Unicode has the ten digits
 * of a script one after the other, so the number of digits directly before one gives its value. Some sets of ten digits
 * follow each other without a gap, such as those of mathematics, so the value is the remainder by ten.
 */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (isDigit(digit.codePointAt(0)! - value - 1)) value += 1;
    return String(value % 10);
  });

/**
 * Returns a number, a code or an email address as the shop compares and sends it: letters and digits in usual width,
 * with the digits 0 to 9 in place of those of other scripts, and without invisible characters and spaces around it.
 */
export const normaliseCode = (text: string): string =>
  withPlainDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();

/**
 * Matches a character that a reader can see. Fonts leave the others blank: spaces, Unicode's default-ignorable
 * characters (joiners, Hangul fillers, variation selectors, tags), the empty braille, musical and Egyptian signs, and
 * U+FFF9 to U+FFFC, which mark annotations and embedded objects. Control characters and single surrogates are no text.
 */
const VISIBLE =
  /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u{fff9}-\u{fffc}\u{2800}\u{13441}\u{13442}\u{1d159}]/u;

/**
 * Returns the text on one line, or empty text if no character of it is visible. Spaces, control and broken characters
 * become one space. The controls of the writing direction are removed, because they also turn what a screen shows after
 * the text. Letters have a direction of their own, so no word is lost. A refusal would point to a character that is
 * invisible, and that a chat or a contact list copies with a name. Joiners and selectors remain: Hindi and emoji need
 * them.
 */
export const oneLine = (text: string): string =>
  VISIBLE.test(text)
    ? text
        .replace(/\p{Bidi_Control}/gu, '')
        .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
    : '';

/** The double quotes of keyboards and phones, straight and typographic ones. */
const OPENING_QUOTE = /^["“”„]/u;
const CLOSING_QUOTE = /["“”]$/u;
const NEITHER_SPACE_NOR_QUOTE = /[^\s"“”„]/u;

/** Returns the search text that is to be found letter for letter, with double quotes around it. */
export const inQuotes = (text: string): string => `"${text}"`;

/** Returns the text between the double quotes around a search text, or null for a text without them. */
export function quotedText(text: string): string | null {
  const quoted = text.trim();
  const inner = quoted.slice(1, -1).trim();
  const isQuoted = OPENING_QUOTE.test(quoted) && CLOSING_QUOTE.test(quoted) && NEITHER_SPACE_NOR_QUOTE.test(inner);
  return isQuoted ? inner : null;
}
