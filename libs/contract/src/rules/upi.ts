import { normaliseCode } from './typed-text.ts';

/** The form of a UPI id, such as 'meera@okbank'. */
const form = /^[a-z0-9](?:[a-z0-9._-]{0,254}[a-z0-9])?@[a-z][a-z0-9]{1,63}$/i;

/**
 * Returns what to show about a typed UPI id: `unusual` for a text in another form. It never blocks a payment, because
 * the requirements define no format. The handle after the @ may be any, because banks add new ones at any time.
 */
export function upiAdvice(text: string): 'empty' | 'good' | 'unusual' {
  const id = normaliseCode(text);
  if (id === '') return 'empty';
  return form.test(id) ? 'good' : 'unusual';
}
