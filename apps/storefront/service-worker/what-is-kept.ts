import { paths, withoutClosingSlash } from '@niramaya/contract';

const screens = new Set<string>(Object.values(paths));

/**
 * Returns whether the address is a screen's page. It is prerendered for a guest, is the same for everybody, and
 * contains nobody's data.
 */
export const isPage = ({ pathname }: URL): boolean => screens.has(withoutClosingSlash(pathname));

/** Returns whether the address is a file of the build. */
export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg' || pathname === '/qr.svg';

/**
 * Returns whether the address is a picture of the catalogue. It is below the API's address, but it is the same for
 * everybody and no call of a screen.
 */
export const isPicture = ({ pathname }: URL): boolean => /^\/api\/pictures\/[\w.-]+\.svg$/.test(pathname);
