import { statSync } from 'node:fs';
import path from 'node:path';
import { paths, withoutClosingSlash } from '@niramaya/contract';
import type { RequestHandler, Response } from 'express';

const KNOWN = new Set<string>(Object.values(paths));

const MAX_PATH_CHARACTERS = 2_048;

const HASHED = /^\/assets\/[\w-][\w.-]*$/;
const ENDS_IN_HASH = /-[\w-]{8}\.\w+$/;
// No dotfile, no path out of the folder.
const FILE_NAME = /^(?:\/[\w-][\w.-]*)+$/;

interface Found {
  readonly root: string;
  readonly file: string;
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

// Announces new versions, so never cached.
const isWorker = (address: string): boolean => address === '/service-worker.js';

// `statSync` throws if a name is too long.
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

function find(folder: string, store: string, address: string): Found {
  const isHashed = HASHED.test(address) && ENDS_IN_HASH.test(address);
  if (FILE_NAME.test(address) && !address.endsWith('.html')) {
    const cacheControl = isHashed
      ? 'public, max-age=31536000, immutable'
      : isWorker(address)
        ? 'no-cache'
        : 'public, max-age=3600';
    const root = [folder, ...(isHashed ? [store] : [])].find((one) => isFile(path.join(one, address)));
    if (root !== undefined) return { root, file: address, status: 200, cacheControl };
  }
  const root = folder;
  const screen = withoutClosingSlash(address);
  return KNOWN.has(screen)
    ? { root, file: path.posix.join(screen, 'index.html'), status: 200, cacheControl: 'no-cache' }
    : { root, file: '/404.html', status: 404, cacheControl: 'no-cache' };
}

/** Sets `response.locals.found`; responds 414 to a path over 2 kB. */
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

export const foundFor = (response: Response): Found => response.locals.found as Found;
