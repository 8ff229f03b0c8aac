import { describe, expect, it } from 'vitest';
import { upiAdvice } from './upi.ts';

describe('upiAdvice', () => {
  it.each(['', '   '])('%j is empty', (text) => {
    expect(upiAdvice(text)).toBe('empty');
  });

  it.each([
    '9876543210@paytm',
    'amazing-uid@upi',
    'asha.rao@OKAXIS',
    '  asha@ybl ',
    '\u202aasha@ptyes\u202c',
    'ａｓｈａ＠ｏｋｓｂｉ',
    '९८७६५४३२१०@yescred',
    'asha@ptsbi',
    'asha@wahdfcbank',
    'asha@superyes',
    'asha@kotak811',
    'asha@idfcbank',
    'asha@barodampay',
    'asha@newbank',
    'a@bank2',
  ])('%j looks good', (text) => {
    expect(upiAdvice(text)).toBe('good');
  });

  it.each(['a b@upi', 'x@', 'me@gmail.com', '.a@upi', 'a.@upi', '@upi', 'asha', 'a@@upi', 'a@1bank'])(
    '%j looks odd',
    (text) => {
      expect(upiAdvice(text)).toBe('looksOdd');
    },
  );
});
