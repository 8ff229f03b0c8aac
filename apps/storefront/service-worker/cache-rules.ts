import { paths, withoutClosingSlash } from '@niramaya/contract';

/** The first cache: a worker stores nothing while all caches are erased. */
export const assetsCache = 'niramaya-assets';

const screens = new Set<string>(Object.values(paths));

/** Pages contain no personal data. */
export const isPage = ({ pathname }: URL): boolean => screens.has(withoutClosingSlash(pathname));

export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg' || pathname === '/qr.svg';

/** Public, although below the API's path. */
export const isPicture = ({ pathname }: URL): boolean => /^\/api\/pictures\/[\w.-]+\.svg$/.test(pathname);
