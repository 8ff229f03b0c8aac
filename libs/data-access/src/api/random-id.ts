/**
 * Returns 128 random bits as 32 hexadecimal digits. It does not use `crypto.randomUUID`, which exists on secure pages
 * only, because a development server in the local network has no HTTPS.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
