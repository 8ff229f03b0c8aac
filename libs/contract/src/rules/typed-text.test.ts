import { expect, test } from 'vitest';
import { inQuotes, oneLine, normaliseCode, quotedText, withPlainDigits } from './typed-text.ts';

test.each([
  ['५०० mg', '500 mg'],
  ['০ ௯ ۹', '0 9 9'],
  ['नीम 5', 'नीम 5'],
])('returns the digits of %s: %s', (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});

test.each([
  [' ａｓｈａ＠ＯＫＳＢＩ ', 'asha@OKSBI'],
  ['\ufeffHEAL\u00adTH२०', 'HEALTH20'],
])('reads %j as the code %s', (text, code) => {
  expect(normaliseCode(text)).toBe(code);
});

test.each([
  ['\tAsha\t Rao\r\n', 'Asha Rao'],
  ['Asha\u00a0\u0000Rao\u2028', 'Asha Rao'],
  ['Asha\ud800', 'Asha'],
  // Joiners are part of a word, and of an emoji.
  ['श्\u200dयाम', 'श्\u200dयाम'],
  ['क्\u200dष, क्\u200cष, क्\u200d', 'क्\u200dष, क्\u200cष, क्\u200d'],
  ['👩\u200d⚕\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}', '👩\u200d⚕\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}'],
  // The override would turn what a screen shows after the name; the isolates come with a copied contact.
  ['Asha\u202e oaR', 'Asha oaR'],
  ['\u2068Asha\u2069 \u061c\u200e\u200f\u202a\u2066 Rao\u202c', 'Asha Rao'],
  ['\u200fآشا راؤ\u200f', 'آشا راؤ'],
  [' \n\u0000', ''],
  ['\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f', ''],
  ['\u3164 \u115f\u1160\uffa0', ''],
  ['\u2800\u2800\u180e\u{1d159}\u{13441}', ''],
  ['\u202e\u2067\ufe0f\u{e0061}\ufffc', ''],
])('reads %j as the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['"acidiy"', 'acidiy'],
  [' “face wash ” ', 'face wash'],
  [inQuotes('नीम'), 'नीम'],
  ['acidiy', null],
  ['"night" and', null],
  ['""', null],
  ['" "', null],
])('between the quotes of %s is %j', (text, quoted) => {
  expect(quotedText(text)).toBe(quoted);
});
