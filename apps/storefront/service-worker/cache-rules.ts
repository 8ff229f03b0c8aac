import { paths, withoutClosingSlash } from '@niramaya/contract';

/** The first cache: a worker stores nothing while all caches are erased. */
export const assetsCache = 'niramaya-assets';

const screens = new Set<string>(Object.values(paths));

/** True for the address of a page. Pages contain no personal data, so they may be stored. */
export const isPage = ({ pathname }: URL): boolean => screens.has(withoutClosingSlash(pathname));

/**
 * True for the request of a page that a stored page may answer. The request of `reloadIfOutdated` has `no-store`,
 * because it asks which version the server has now.
 */
export const asksForStoredPage = (url: URL, { cache }: Request): boolean => isPage(url) && cache !== 'no-store';

/**
 * Whether a response is the page of the shop for this address. The build names the address on the root element, which an
 * error page of a proxy or the login page of a public Wi-Fi does not have. Reads a copy of the body.
 */
export async function isOwnPage(url: URL, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const [, address] = /<div id="root" data-page="([^"]*)"/.exec(await response.clone().text()) ?? [];
  return address === withoutClosingSlash(url.pathname);
}

/** No file of the shop but its pages is HTML: a network that answers with a page of its own answers so for files too. */
export const isFile = (response: Response): boolean =>
  response.status === 200 && !/^text\/html\b/i.test(response.headers.get('content-type') ?? '');

export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg' || pathname === '/qr.svg';

/** True for a picture of a product. It is public, although its address is below the path of the API. */
export const isPicture = ({ pathname }: URL): boolean => /^\/api\/pictures\/[\w.-]+\.svg$/.test(pathname);
