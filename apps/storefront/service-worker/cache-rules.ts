import { isLanguage, LANGUAGE_PARAMETER, paths, withoutClosingSlash, type Language } from '@niramaya/contract';

/**
 * The cache of the scripts, styles and icons of the shop. The worker creates it first and keeps it, so a browser
 * without any cache is one in which My data has erased them all.
 */
export const assetsCache = 'niramaya-assets';

const screens = new Set<string>(Object.values(paths));

/** True for the address of a page. Pages contain no personal data, so they may be stored. */
export const isPage = ({ pathname }: URL): boolean => screens.has(withoutClosingSlash(pathname));

/**
 * True for the request of a page whose response may be stored, and which a stored page may answer. The request of
 * `reloadIfOutdated` has `no-store`, because it asks which version the server has now.
 */
export const isStorablePage = (url: URL, { cache }: Request): boolean => isPage(url) && cache !== 'no-store';

/**
 * Whether a response is the page of the shop for this address. The build names the address on the root element, which
 * an error page of a proxy or the login page of a public Wi-Fi does not have. Reads a copy of the body.
 */
export async function isOwnPage(url: URL, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const [, address] = /<div id="root" data-page="([^"]*)"/.exec(await response.clone().text()) ?? [];
  return address === withoutClosingSlash(url.pathname);
}

/**
 * Returns the language that a page names in its headers. A page without one is English, as on a host without our
 * server.
 */
export function languageOfPage(response: Response): Language {
  const language = response.headers.get('content-language');
  return isLanguage(language) ? language : 'en';
}

/**
 * Returns the language in which a page is wanted, by the rule of the server: that of its address, else that of the
 * cookie, else English. A browser that hides cookies from workers (Firefox before 140, Safari before 18.4) gives none.
 */
export function wantedLanguage({ searchParams }: URL, cookie: string | undefined): Language {
  const inAddress = searchParams.getAll(LANGUAGE_PARAMETER);
  return [inAddress.length === 1 ? inAddress[0] : undefined, cookie].find(isLanguage) ?? 'en';
}

/** Returns the key under which a page is stored: its path, and its language unless that is English. */
export function pageKey({ pathname }: URL, language: Language): string {
  const screen = withoutClosingSlash(pathname);
  return language === 'en' ? screen : `${screen}?${LANGUAGE_PARAMETER}=${language}`;
}

/**
 * True for a response that may be stored as a file of the shop, which is no page. A network that answers with a page of
 * its own, such as a login page, answers so for files too.
 */
export const isFile = (response: Response): boolean =>
  response.status === 200 && !/^text\/html\b/i.test(response.headers.get('content-type') ?? '');

/** True for a script, a style sheet or a font of the shop, and for its icon and QR code. */
export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg' || pathname === '/qr.svg';

/** True for a picture of a product. It is public, although its address is below the path of the API. */
export const isPicture = ({ pathname }: URL): boolean => /^\/api\/pictures\/[\w.-]+\.svg$/.test(pathname);
