import { statSync } from 'node:fs';
import path from 'node:path';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  languageOfCookies,
  paths,
  withoutClosingSlash,
  type Language,
} from '@niramaya/contract';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_PATH_CHARACTERS } from '../http/check-address.ts';
import { languageOfAddress } from '../http/language-of-address.ts';

const PATHS_OF_SCREENS = new Set<string>(Object.values(paths));

/** Matches a name that ends in a hash of the contents, such as 'index-B1c2D3e4.js'. Such a file never changes. */
const ENDS_IN_HASH = /-[\w-]{8}\.\w+$/;
/** Matches the path of a file. It matches no hidden file and no path out of the folder. */
const FILE_PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** True if the file exists. `statSync` throws for a name that is too long, which no file has. */
function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/**
 * Returns the folder (`root`) and the language in which a page is sent. The pages in English are at the root of the
 * build, and each translation has a folder of its own. A page that is not translated, as in a build of English alone,
 * is sent in English.
 */
function pageIn(language: Language, folder: string, file: string): { root: string; file: string; language: Language } {
  const translation = path.join(folder, language);
  return language !== 'en' && isFile(path.join(translation, file))
    ? { root: translation, file, language }
    : { root: folder, file, language: 'en' };
}

const isHashed = (pathname: string): boolean =>
  path.posix.dirname(pathname) === '/assets' && ENDS_IN_HASH.test(pathname);

/** Returns the header `Cache-Control` of a file that is no page. */
function cacheControlOf(pathname: string): string {
  if (isHashed(pathname)) return 'public, max-age=31536000, immutable';
  // Browsers find a new version of the shop by a change of the service worker, so they revalidate it each time.
  return pathname === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Returns the file for a path, with the status and the header `Cache-Control` of its response: a file of that name, or
 * else the page of the screen, or else the page 404. `language` is null for a file that is no page.
 */
function find(folder: string, store: string, pathname: string, language: Language) {
  if (FILE_PATH.test(pathname) && !pathname.endsWith('.html')) {
    // Only hashed files are kept of other builds.
    const folders = isHashed(pathname) ? [folder, store] : [folder];
    const root = folders.find((one) => isFile(path.join(one, pathname)));
    if (root !== undefined)
      return { root, file: pathname, status: 200, cacheControl: cacheControlOf(pathname), language: null };
  }
  const screenPath = withoutClosingSlash(pathname);
  const isScreen = PATHS_OF_SCREENS.has(screenPath);
  const file = isScreen ? path.posix.join(screenPath, 'index.html') : '/404.html';
  return { ...pageIn(language, folder, file), status: isScreen ? 200 : 404, cacheControl: 'no-cache' };
}

/**
 * Returns the name of the route in the metrics. Paths that are not found share one, because there may be any number.
 */
function routeOf({ status, file }: ReturnType<typeof find>): string {
  if (status === 404) return 'none';
  return file.endsWith('.html') ? `page ${file}` : 'file';
}

/**
 * Returns a handler that finds the file for the path, for `sendFound` (`locals.found`) and for the metrics
 * (`locals.route`). It responds 414 to a path over `MAX_PATH_CHARACTERS`.
 *
 * The language of a page is that of its address (`?lang=hi`), else that of the cookie, else English. The languages that
 * the browser prefers change nothing: many people share a computer, and the shop would change its language without a
 * request.
 *
 * @param folder The folder of the build.
 * @param store The folder with the hashed files of other builds, which pages that are still open need.
 */
export const findFile =
  (folder: string, store: string): RequestHandler =>
  (request, response, next) => {
    if (request.path.length > MAX_PATH_CHARACTERS) {
      response.locals.route = 'none';
      response.status(414).type('text').send('This address is too long to be one of the shop.\n');
      return;
    }
    const language = languageOfAddress(request) ?? languageOfCookies(request.headers.cookie ?? '') ?? 'en';
    const found = find(folder, store, request.path, language);
    response.locals.found = found;
    response.locals.route = routeOf(found);
    next();
  };

/** What `findFile` has found. `html` is the page in place of the file, if another handler has made one. */
type Found = ReturnType<typeof find> & { html?: string };

/** Returns the file that `findFile` has found for the request. */
export const foundFor = (response: Response) => response.locals.found as Found;

// The list begins with the preferred encoding: brotli files are smaller.
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Sets the headers of a page that depend on its language, and the cookie if the address chooses a language. The ETag
 * contains the language, because a browser sends the ETag of the page in one language with the request for another one.
 * Express would make it of the size and the time of the file, which may be the same.
 */
function setLanguageHeaders(request: Request, response: Response, language: Language, file: string): void {
  response.vary('cookie').set('content-language', language);
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size !== undefined) response.set('etag', `W/"${language}-${size.toString(16)}-${mtimeMs?.toString(16)}"`);
  const chosen = languageOfAddress(request);
  if (chosen === null) return;
  const maxAge = 1_000 * LANGUAGE_COOKIE_SECONDS;
  response.cookie(LANGUAGE_COOKIE, chosen, { maxAge, sameSite: 'lax', secure: request.secure });
}

const compress = compression();

/**
 * Sends the file, compressed if a compressed copy exists and the browser accepts it. It responds 405 to other methods
 * than GET and HEAD, and 503 if the file cannot be read, as without a build. A page that another handler has made is
 * compressed as it is sent. A page whose address chooses a language sets the cookie that keeps the choice.
 */
export const sendFound: RequestHandler = (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('allow', 'GET, HEAD').end();
    return;
  }
  const { root, file, status, cacheControl, language, html } = foundFor(response);
  if (html !== undefined && language !== null) {
    response.status(status).type('html').set('cache-control', cacheControl);
    setLanguageHeaders(request, response, language, path.join(root, file));
    // The ETag was made of the file, and this page differs from it. Express makes one of the page itself.
    response.removeHeader('etag');
    compress(request, response, () => response.send(html));
    return;
  }
  const encoding = encodings.find(
    ({ name, suffix }) => request.acceptsEncodings(name) !== false && isFile(path.join(root, file + suffix)),
  );
  response.status(status).type(path.extname(file)).vary('accept-encoding').set('cache-control', cacheControl);
  if (encoding) response.set('content-encoding', encoding.name);
  const name = file.slice(1) + (encoding?.suffix ?? '');
  if (language !== null) setLanguageHeaders(request, response, language, path.join(root, name));
  // The path is relative to `root`: in an absolute path, `send` would take a folder with a dot for a hidden file.
  const options = { root, cacheControl: false, acceptRanges: false, lastModified: false };
  response.sendFile(name, options, (error) => {
    if (!error || response.headersSent) return;
    response.status(503).removeHeader('content-encoding');
    response.type('text').send('The storefront is not built yet: npm start builds it.\n');
  });
};
