import { expect, test } from 'vitest';
import { oneLine, plainCode, withPlainDigits } from './typed-text.ts';

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
  expect(plainCode(text)).toBe(code);
});

test.each([
  ['\tAsha\t Rao\r\n', 'Asha Rao'],
  ['Asha\u00a0\u0000Rao\u2028', 'Asha Rao'],
  ['Asha\ud800', 'Asha'],
  // Joiners are part of a word.
  ['श्\u200dयाम', 'श्\u200dयाम'],
  [' \n\u0000', ''],
])('reads %j as the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
