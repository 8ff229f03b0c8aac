import { expect, it } from 'vitest';
import { upiAdvice } from './upi.ts';

it.each([
  ['empty', ['', '   ']],
  ['good', ['9876543210@paytm', 'asha.rao-2@OKAXIS', '  asha@ybl ', '\u202aａｓｈａ＠ｏｋｓｂｉ\u202c', 'a@bank2']],
  ['noBank', ['asha@', ' 9876543210@ ', 'ａｓｈａ＠']],
  ['unusual', ['a b@upi', 'a@@', 'me@gmail.com', '.a@upi', 'a.@upi', '@upi', 'asha', 'a@1bank']],
])('%s is the advice for %j', (advice, texts) => {
  expect(texts.map(upiAdvice)).toEqual(texts.map(() => advice));
});
