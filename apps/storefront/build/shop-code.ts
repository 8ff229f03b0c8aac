import { renderSVG } from 'uqr';
import { siteUrl } from './site-url.ts';

export const SHOP_CODE = '/qr.svg';

/** Null without `SITE_URL`: a phone cannot open the local URL. */
export const shopCode = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.SITE_URL ? renderSVG(siteUrl(environment), { ecc: 'M', border: 4 }) : null;
