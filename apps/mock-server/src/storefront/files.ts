import { statSync } from 'node:fs';
import path from 'node:path';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  languageOfCookies,
  paths,
  withoutClosingSlash,
  type Language,
} from '@niramaya/contract';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_PATH_CHARACTERS } from '../http/check-address.ts';

const KNOWN = new Set<string>(Object.values(paths));

const ENDS_IN_HASH = /-[\w-]{8}\.\w+$/;
// Matches the path of a file. It allows no hidden file, and no path that leads out of the folder.
const FILE_NAME = /^(?:\/[\w-][\w.-]*)+$/;

// A name that is too long makes `statSync` throw. There is no such file.
function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/** Returns the language that the address chooses, or null. Two choices at once are none. */
function languageOfAddress({ query }: Request): Language | null {
  const value: unknown = query[LANGUAGE_PARAMETER];
  return isLanguage(value) ? value : null;
}

/**
 * Returns where the page is in a language. English is at the root of the build, and each translation in a folder of its
 * own. A page that is not translated, as in a build of English alone, is sent in English.
 */
function pageIn(language: Language, folder: string, file: string): { root: string; file: string; language: Language } {
  const translation = path.join(folder, language);
  return language !== 'en' && isFile(path.join(translation, file))
    ? { root: translation, file, language }
    : { root: folder, file, language: 'en' };
}

function find(folder: string, store: string, address: string, language: Language) {
  if (FILE_NAME.test(address) && !address.endsWith('.html')) {
    const isHashed = path.posix.dirname(address) === '/assets' && ENDS_IN_HASH.test(address);
    // Browsers find a new version of the shop by a change of the service worker, so they revalidate it each time.
    const unhashed = address === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600';
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : unhashed;
    const root = [folder, ...(isHashed ? [store] : [])].find((one) => isFile(path.join(one, address)));
    if (root !== undefined) return { root, file: address, status: 200, cacheControl, language: null };
  }
  const screen = withoutClosingSlash(address);
  const [status, file] = KNOWN.has(screen) ? [200, path.posix.join(screen, 'index.html')] : [404, '/404.html'];
  return { ...pageIn(language, folder, file), status, cacheControl: 'no-cache' };
}

/**
 * Returns a handler that finds the file for the path, for `sendFound` (`locals.found`) and for the metrics
 * (`locals.route`). It responds 414 to a path over `MAX_PATH_CHARACTERS`. `folder` is the build. `store` keeps the hashed
 * files of other builds, for pages that are still open. The language of a page is that of its address (`?lang=hi`), else
 * that of the cookie, else English. The languages that the browser prefers change nothing: many people share a computer,
 * and the shop would change its language without a request.
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
    response.locals.route =
      found.status === 404 ? 'none' : found.file.endsWith('.html') ? `page ${found.file}` : 'file';
    next();
  };

/** The file that `findFile` has found. */
export const foundFor = (response: Response) => response.locals.found as ReturnType<typeof find>;

// The list begins with the preferred encoding: brotli files are smaller.
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Sets what depends on the language of a page. The tag has the language in it: a browser sends the tag of the page in one
 * language with the request for another one, and the tag of the file, its size and time, could be the same.
 */
function nameLanguage(request: Request, response: Response, language: Language, sent: string): void {
  response.vary('cookie').set('content-language', language);
  const { size, mtimeMs } = statSync(sent, { throwIfNoEntry: false }) ?? {};
  if (size !== undefined) response.set('etag', `W/"${language}-${size.toString(16)}-${mtimeMs?.toString(16)}"`);
  const chosen = languageOfAddress(request);
  if (chosen === null) return;
  const maxAge = 1_000 * LANGUAGE_COOKIE_SECONDS;
  response.cookie(LANGUAGE_COOKIE, chosen, { maxAge, sameSite: 'lax', secure: request.secure });
}

/**
 * Sends the file, compressed if a compressed copy exists and the browser accepts it. It responds 405 to other methods
 * than GET and HEAD, and 503 if the file cannot be read, as without a build. A page whose address chooses a language sets
 * the cookie that keeps the choice.
 */
export const sendFound: RequestHandler = (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('allow', 'GET, HEAD').end();
    return;
  }
  const { root, file, status, cacheControl, language } = foundFor(response);
  const encoding = encodings.find(
    ({ name, suffix }) => request.acceptsEncodings(name) !== false && isFile(path.join(root, file + suffix)),
  );
  response.status(status).type(path.extname(file)).vary('accept-encoding').set('cache-control', cacheControl);
  if (encoding) response.set('content-encoding', encoding.name);
  const name = file.slice(1) + (encoding?.suffix ?? '');
  if (language !== null) nameLanguage(request, response, language, path.join(root, name));
  // The path is relative to `root`: in an absolute path, `send` would take a folder with a dot for a hidden file.
  const options = { root, cacheControl: false, acceptRanges: false, lastModified: false };
  response.sendFile(name, options, (error) => {
    if (!error || response.headersSent) return;
    response.status(503).removeHeader('content-encoding');
    response.type('text').send('The storefront is not built yet: npm start builds it.\n');
  });
};
