import { paths, withoutClosingSlash } from '@niramaya/contract';

const screens = new Set<string>(Object.values(paths));

/** A screen's page: prerendered for a guest, the same for everybody, with nobody's data in it. */
export const isPage = ({ pathname }: URL): boolean => screens.has(withoutClosingSlash(pathname));

/** A file of the build. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/') || pathname === '/favicon.svg';

/** A picture of the catalogue. It lies below the API's address, but answers everybody alike and no call of a screen. */
export const isPicture = ({ pathname }: URL): boolean => /^\/api\/pictures\/[\w.-]+\.svg$/.test(pathname);
