import { plainCode } from './typed-text.ts';

const form = /^[a-z0-9](?:[a-z0-9._-]{0,254}[a-z0-9])?@[a-z][a-z0-9]{1,63}$/i;

/**
 * The advice for a shopper about the UPI ID typed so far. It never blocks: the contract requires a UPI ID and defines
 * no format for it (VALID-16).
 */
export type UpiAdvice = 'empty' | 'good' | 'looksOdd';

/**
 * Returns the advice for the text typed so far. Spaces and invisible marks around it do not count. Banks and apps add
 * handles at any time, so the part after the @ is not compared with a list.
 */
export function upiAdvice(text: string): UpiAdvice {
  const id = plainCode(text);
  if (id === '') return 'empty';
  return form.test(id) ? 'good' : 'looksOdd';
}
