import { describe, expect, it } from 'vitest';
import { upiAdvice } from './upi.ts';

describe('upiAdvice', () => {
  it.each(['', '   '])('%j is empty', (text) => {
    expect(upiAdvice(text)).toBe('empty');
  });

  it.each(['9876543210@paytm', 'asha.rao-2@OKAXIS', '  asha@ybl ', '\u202aａｓｈａ＠ｏｋｓｂｉ\u202c', 'a@bank2'])(
    '%j looks good',
    (text) => {
      expect(upiAdvice(text)).toBe('good');
    },
  );

  it.each(['a b@upi', 'x@', 'me@gmail.com', '.a@upi', 'a.@upi', '@upi', 'asha', 'a@1bank'])('%j looks odd', (text) => {
    expect(upiAdvice(text)).toBe('looksOdd');
  });
});
