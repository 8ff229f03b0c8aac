import { renderSVG } from 'uqr';
import { siteUrl } from './site-url.ts';

/** Where the picture lies in the built shop. */
export const SHOP_CODE = '/qr.svg';

/**
 * Makes the QR code of the shop's address, which opens the shop on a phone.
 * @returns the text of an SVG with its quiet zone, dark on white in every theme. It is null if `SITE_URL` is not set: a
 *   phone cannot open the address of this machine.
 */
export const shopCode = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.SITE_URL ? renderSVG(siteUrl(environment), { ecc: 'M', border: 4 }) : null;
