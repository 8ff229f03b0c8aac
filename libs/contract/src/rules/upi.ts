import { normaliseCode } from './typed-text.ts';

/** The form of a UPI ID, such as 'meera@okbank'. */
const form = /^[a-z0-9](?:[a-z0-9._-]{0,254}[a-z0-9])?@[a-z][a-z0-9]{1,63}$/i;

/** A UPI ID whose bank or app is still missing, such as 'meera@'. */
const withoutBank = /^[^@\s]+@$/;

/**
 * Returns what to show about a typed UPI ID: `empty` for no visible text, `good` for the usual form, `noBank` if it
 * ends with the @, and `unusual` for another form. It never blocks a payment, because the requirements define no
 * format. No list of handles is checked, because banks add new ones at any time: any letter followed by letters or
 * digits will do.
 */
export function upiAdvice(text: string): 'empty' | 'good' | 'noBank' | 'unusual' {
  const id = normaliseCode(text);
  if (id === '') return 'empty';
  if (form.test(id)) return 'good';
  return withoutBank.test(id) ? 'noBank' : 'unusual';
}
