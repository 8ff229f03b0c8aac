import { renderSVG } from 'uqr';

const HERE = 'http://127.0.0.1:4200';

/** Returns an origin without a closing slash; throws if `SITE_URL` is no origin. */
export function siteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const given = (environment.SITE_URL || HERE).replace(/\/$/, '');
  if (!/^https?:/.test(given) || !URL.canParse(given) || new URL(given).origin !== given)
    throw new Error(`SITE_URL is "${environment.SITE_URL}": give an origin such as https://shop.example.`);
  return given;
}

export const SHOP_CODE = '/qr.svg';

/** Null without `SITE_URL`: a phone cannot open the local URL. */
export const shopCode = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.SITE_URL ? renderSVG(siteUrl(environment), { ecc: 'M', border: 4 }) : null;
