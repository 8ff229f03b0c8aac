import { paths, withoutClosingSlash } from '@niramaya/contract';

const screens = new Set<string>(Object.values(paths));

/** Pages contain no personal data. */
export const isPage = ({ pathname }: URL): boolean => screens.has(withoutClosingSlash(pathname));

export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg' || pathname === '/qr.svg';

/** Public, although below the API's path. */
export const isPicture = ({ pathname }: URL): boolean => /^\/api\/pictures\/[\w.-]+\.svg$/.test(pathname);
