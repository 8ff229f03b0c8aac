/** Where `npm start` serves the shop by default. */
const HERE = 'http://127.0.0.1:4200';

/**
 * Returns where shoppers reach the shop. Canonical links, shared links and the sitemap need absolute addresses.
 * @returns an origin, without a slash at its end
 * @throws if `SITE_URL` is no origin
 */
export function siteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const given = (environment.SITE_URL || HERE).replace(/\/$/, '');
  if (!/^https?:/.test(given) || !URL.canParse(given) || new URL(given).origin !== given)
    throw new Error(`SITE_URL is "${environment.SITE_URL}": give an origin such as https://shop.example.`);
  return given;
}
