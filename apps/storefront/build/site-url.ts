import { renderSVG } from 'uqr';

const LOCAL_ORIGIN = 'http://127.0.0.1:4200';

/**
 * Returns the public origin of the shop from `SITE_URL`, without a closing slash, or the local one if it is not set.
 * Throws unless it is an http(s) origin in its normal form: lower case, no path, no default port.
 */
export function siteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const origin = (environment.SITE_URL || LOCAL_ORIGIN).replace(/\/$/, '');
  if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`SITE_URL is "${environment.SITE_URL}": give an origin such as https://shop.example.`);
  return origin;
}

/** The path at which the shop serves its QR code. */
export const QR_CODE_PATH = '/qr.svg';

/**
 * Returns the SVG of a QR code for the address of the shop, with which a shopper opens it on a phone. Returns null
 * without `SITE_URL`, because a phone cannot open the local address.
 */
export const qrCodeSvg = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.SITE_URL ? renderSVG(siteUrl(environment), { ecc: 'M', border: 4 }) : null;
