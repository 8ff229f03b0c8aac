import { statSync } from 'node:fs';
import path from 'node:path';
import { paths, withoutClosingSlash } from '@niramaya/contract';
import type { RequestHandler, Response } from 'express';
import { MAX_PATH_CHARACTERS } from '../http/check-address.ts';

const KNOWN = new Set<string>(Object.values(paths));

const ENDS_IN_HASH = /-[\w-]{8}\.\w+$/;
// Allows no hidden file and no path out of the folder.
const FILE_NAME = /^(?:\/[\w-][\w.-]*)+$/;

// `statSync` throws if a name is too long.
function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

function find(folder: string, store: string, address: string) {
  const page = { root: folder, status: 200, cacheControl: 'no-cache' } as const;
  if (FILE_NAME.test(address) && !address.endsWith('.html')) {
    const isHashed = path.posix.dirname(address) === '/assets' && ENDS_IN_HASH.test(address);
    // Browsers find a new version of the shop by a change of the service worker, so they revalidate it each time.
    const unhashed = address === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600';
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : unhashed;
    const root = [folder, ...(isHashed ? [store] : [])].find((one) => isFile(path.join(one, address)));
    if (root !== undefined) return { root, file: address, status: 200, cacheControl };
  }
  const screen = withoutClosingSlash(address);
  if (KNOWN.has(screen)) return { ...page, file: path.posix.join(screen, 'index.html') };
  return { ...page, file: '/404.html', status: 404 };
}

/**
 * Returns a handler that finds the file for the path, for `sendFound` (`locals.found`) and for the metrics
 * (`locals.route`). It responds 414 to a path over `MAX_PATH_CHARACTERS`. `folder` is the build. `store` keeps the hashed
 * files of other builds, for pages that are still open.
 */
export const findFile =
  (folder: string, store: string): RequestHandler =>
  (request, response, next) => {
    if (request.path.length > MAX_PATH_CHARACTERS) {
      response.locals.route = 'none';
      response.status(414).type('text').send('This address is too long to be one of the shop.\n');
      return;
    }
    const found = find(folder, store, request.path);
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
 * Sends the file, compressed if a compressed copy exists and the browser accepts it. It responds 405 to other methods
 * than GET and HEAD, and 503 if the file cannot be read, as without a build.
 */
export const sendFound: RequestHandler = (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('allow', 'GET, HEAD').end();
    return;
  }
  const { root, file, status, cacheControl } = foundFor(response);
  const encoding = encodings.find(
    ({ name, suffix }) => request.acceptsEncodings(name) !== false && isFile(path.join(root, file + suffix)),
  );
  response.status(status).type(path.extname(file)).vary('accept-encoding').set('cache-control', cacheControl);
  if (encoding) response.set('content-encoding', encoding.name);
  // The path is relative to `root`: in an absolute path, `send` would take a folder with a dot for a hidden file.
  const options = { root, cacheControl: false, acceptRanges: false, lastModified: false };
  response.sendFile(file.slice(1) + (encoding?.suffix ?? ''), options, (error) => {
    if (!error || response.headersSent) return;
    response.status(503).removeHeader('content-encoding');
    response.type('text').send('The storefront is not built yet: npm start builds it.\n');
  });
};
