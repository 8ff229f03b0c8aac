const form = /^[a-zA-Z0-9](?:[a-zA-Z0-9._-]{0,254}[a-zA-Z0-9])?@[a-zA-Z][a-zA-Z0-9]{1,63}$/;
const commonHandles = new Set(['upi', 'paytm', 'ybl', 'ibl', 'axl', 'okaxis', 'okhdfcbank', 'okicici', 'oksbi', 'apl']);

/**
 * The advice for a shopper about the UPI ID typed so far. It never blocks: the contract requires a UPI ID and defines
 * no format for it (VALID-16).
 */
export type UpiAdvice = 'empty' | 'good' | 'unknownHandle' | 'looksOdd';

/** Returns the advice for the text typed so far. Spaces around it do not count. */
export function upiAdvice(text: string): UpiAdvice {
  const id = text.trim();
  if (id === '') return 'empty';
  if (!form.test(id)) return 'looksOdd';
  return commonHandles.has(id.slice(id.indexOf('@') + 1).toLowerCase()) ? 'good' : 'unknownHandle';
}
