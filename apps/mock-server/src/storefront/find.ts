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
/** The form of a build's file names: no dotfile, nothing encoded, no path out of the folder. */
const FILE_NAME = /^(?:\/[\w-][\w.-]*)+$/;

interface Found {
  /** The folder of the build, or that of the hashed files of all builds. */
  readonly root: string;
  /** The path below the root. */
  readonly file: string;
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

/**
 * Returns whether the address is the service worker. The worker announces new versions, so the browser requests it each
 * time.
 */
const isWorker = (address: string): boolean => address === '/service-worker.js';

/**
 * Returns whether the path is a file. A name that the file system refuses, such as one that is too long, is no file.
 */
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/** Finds a file of the build, the prerendered page of a screen, or the page for unknown addresses. */
function find(folder: string, store: string, address: string): Found {
  const isHashed = HASHED.test(address) && ENDS_IN_HASH.test(address);
  // A page is reached only by the address of its screen.
  if (FILE_NAME.test(address) && !address.endsWith('.html')) {
    const cacheControl = isHashed
      ? 'public, max-age=31536000, immutable'
      : isWorker(address)
        ? 'no-cache'
        : 'public, max-age=3600';
    // A page of another build may request its files here.
    const root = [folder, ...(isHashed ? [store] : [])].find((one) => isFile(path.join(one, address)));
    if (root !== undefined) return { root, file: address, status: 200, cacheControl };
  }
  const root = folder;
  const screen = withoutClosingSlash(address);
  return KNOWN.has(screen)
    ? { root, file: path.posix.join(screen, 'index.html'), status: 200, cacheControl: 'no-cache' }
    : { root, file: '/404.html', status: 404, cacheControl: 'no-cache' };
}

/** Finds, once for all later handlers, what the address of a request leads to. An address over 2 kB gets a 414. */
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

/** Returns what `findFile` has found. */
export const foundFor = (response: Response): Found => response.locals.found as Found;
