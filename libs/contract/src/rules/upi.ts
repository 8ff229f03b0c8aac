import { normaliseCode } from './typed-text.ts';

/** The form of a UPI id, such as 'meera@okbank'. */
const form = /^[a-z0-9](?:[a-z0-9._-]{0,254}[a-z0-9])?@[a-z][a-z0-9]{1,63}$/i;

/** A UPI id whose bank or app is still missing, such as 'meera@'. */
const withoutBank = /^[^@\s]+@$/;

/**
 * Returns what to show about a typed UPI id: `noBank` if it ends with the @, and `unusual` for another form. It never
 * blocks a payment, because the requirements define no format. The handle after the @ may be any, because banks add new
 * ones at any time.
 */
export function upiAdvice(text: string): 'empty' | 'good' | 'noBank' | 'unusual' {
  const id = normaliseCode(text);
  if (id === '') return 'empty';
  if (form.test(id)) return 'good';
  return withoutBank.test(id) ? 'noBank' : 'unusual';
}
