import { statSync } from 'node:fs';
import path from 'node:path';
import { paths, withoutClosingSlash } from '@niramaya/contract';
import type { RequestHandler, Response } from 'express';

const KNOWN = new Set<string>(Object.values(paths));

/** Longer than any address of the shop. */
const MAX_PATH_CHARACTERS = 2_048;

/** Files whose name carries a hash of their content never change. */
const HASHED = /^\/assets\/[\w-][\w.-]*$/;
const ENDS_IN_HASH = /-[\w-]{8}\.\w+$/;
/** What a build calls its files: no dotfile, nothing encoded, no way out of the folder. */
const FILE_NAME = /^(?:\/[\w-][\w.-]*)+$/;

interface Found {
  /** The folder of the build, or that of the hashed files of all builds. */
  readonly root: string;
  /** Below the root. */
  readonly file: string;
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

/** Tells browsers of a new version, and so is asked for anew each time. */
const isWorker = (address: string): boolean => address === '/service-worker.js';

/** A name that the file system refuses, as one that is too long, is the name of no file. */
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/** A file of the build, the prerendered page of a screen, or the page that says that there is nothing at the address. */
function find(folder: string, store: string, address: string): Found {
  const isHashed = HASHED.test(address) && ENDS_IN_HASH.test(address);
  // A page is reached by the address of its screen alone.
  if (FILE_NAME.test(address) && !address.endsWith('.html')) {
    const cacheControl = isHashed
      ? 'public, max-age=31536000, immutable'
      : isWorker(address)
        ? 'no-cache'
        : 'public, max-age=3600';
    // Another build's page may ask here for its files.
    const root = [folder, ...(isHashed ? [store] : [])].find((one) => isFile(path.join(one, address)));
    if (root !== undefined) return { root, file: address, status: 200, cacheControl };
  }
  const root = folder;
  const screen = withoutClosingSlash(address);
  return KNOWN.has(screen)
    ? { root, file: path.posix.join(screen, 'index.html'), status: 200, cacheControl: 'no-cache' }
    : { root, file: '/404.html', status: 404, cacheControl: 'no-cache' };
}

/** Looks up once, for all that comes after, what the address of a request leads to. One over 2 kB is answered 414. */
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

/** What `findFile` has found. */
export const foundFor = (response: Response): Found => response.locals.found as Found;
