import { describe, expect, it } from 'vitest';
import { upiAdvice } from './upi.ts';

describe('upiAdvice', () => {
  it.each(['', '   '])('%j is empty', (text) => {
    expect(upiAdvice(text)).toBe('empty');
  });

  it.each(['9876543210@paytm', 'amazing-uid@upi', 'asha.rao@OKAXIS', '  asha@ybl '])('%j looks good', (text) => {
    expect(upiAdvice(text)).toBe('good');
  });

  it.each(['asha@newbank', 'a@bank2'])('%j has a handle we do not know', (text) => {
    expect(upiAdvice(text)).toBe('unknownHandle');
  });

  it.each(['a b@upi', 'x@', 'me@gmail.com', '.a@upi', 'a.@upi', '@upi', 'asha', 'a@@upi', 'a@1bank'])(
    '%j looks odd',
    (text) => {
      expect(upiAdvice(text)).toBe('looksOdd');
    },
  );
});
