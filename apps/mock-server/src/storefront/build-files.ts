import { statSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@niramaya/contract';
import type { RequestHandler, Response } from 'express';

const KNOWN = new Set<string>(Object.values(paths));

/** Files whose name carries a hash of their content never change. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
/** What a build calls its files: no dotfile, nothing encoded, no way out of the folder. */
const FILE_NAME = /^(?:\/[\w-][\w.-]*)+$/;

/** The encodings a build holds each larger text file in, the smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface Found {
  /** Below the build's folder. */
  readonly file: string;
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

/** Tells browsers of a new version, and so is asked for anew each time. */
const isWorker = (address: string): boolean => address === '/service-worker.js';

const withoutTrailingSlash = (address: string): string => (address.length > 1 ? address.replace(/\/+$/, '') : address);

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** A file of the build, the prerendered page of a screen, or the page that says that there is nothing at the address. */
function find(folder: string, address: string): Found {
  // A page is reached by the address of its screen alone.
  if (FILE_NAME.test(address) && !address.endsWith('.html') && isFile(path.join(folder, address))) {
    const cacheControl = HASHED.test(address)
      ? 'public, max-age=31536000, immutable'
      : isWorker(address)
        ? 'no-cache'
        : 'public, max-age=3600';
    return { file: address, status: 200, cacheControl };
  }
  const screen = withoutTrailingSlash(address);
  return KNOWN.has(screen)
    ? { file: path.posix.join(screen, 'index.html'), status: 200, cacheControl: 'no-cache' }
    : { file: '/404.html', status: 404, cacheControl: 'no-cache' };
}

function answerNotBuilt(response: Response): void {
  response.status(503).removeHeader('content-encoding');
  response.type('text').send('The storefront is not built yet: npm start builds it.\n');
}

/**
 * Serves the built storefront. What the build has compressed is sent as it lies there, in the smallest encoding that the
 * browser takes; each has an ETag of its own.
 * @param folder of the build; it may be exchanged for a newer one at any time
 */
export const buildFiles =
  (folder: string): RequestHandler =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').end();
      return;
    }
    const { file, status, cacheControl } = find(folder, request.path);
    const encoding = encodings.find(
      ({ name, suffix }) => request.acceptsEncodings(name) !== false && isFile(path.join(folder, file + suffix)),
    );
    response.status(status).type(path.extname(file)).vary('accept-encoding').set('cache-control', cacheControl);
    if (encoding) response.set('content-encoding', encoding.name);
    // Relative to its root: a folder above that begins with a dot must not hide the file.
    const options = { root: folder, cacheControl: false, acceptRanges: false };
    response.sendFile(file.slice(1) + (encoding?.suffix ?? ''), options, (error) => {
      if (error && !response.headersSent) answerNotBuilt(response);
    });
  };
