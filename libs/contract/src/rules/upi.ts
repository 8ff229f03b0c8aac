import { plainCode } from './typed-text.ts';

const form = /^[a-z0-9](?:[a-z0-9._-]{0,254}[a-z0-9])?@[a-z][a-z0-9]{1,63}$/i;

/** Never blocks: the contract defines no format. Banks add handles at any time, so any handle is good. */
export function upiAdvice(text: string): 'empty' | 'good' | 'looksOdd' {
  const id = plainCode(text);
  if (id === '') return 'empty';
  return form.test(id) ? 'good' : 'looksOdd';
}
