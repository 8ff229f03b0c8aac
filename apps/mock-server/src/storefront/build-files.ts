import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import { foundFor, isFile } from './find.ts';

/** The encodings a build holds each larger text file in, the smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

function answerNotBuilt(response: Response): void {
  response.status(503).removeHeader('content-encoding');
  response.type('text').send('The storefront is not built yet: npm start builds it.\n');
}

/**
 * Serves what `findFile` has found in the built storefront. What the build has compressed is sent as it lies there, in the
 * smallest encoding that the browser takes; each has an ETag of its own, which makes a date needless. The build may be
 * exchanged for a newer one at any time.
 */
export const buildFiles = (): RequestHandler => (request, response) => {
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
  // Relative to its root: a folder above that begins with a dot must not hide the file.
  const options = { root, cacheControl: false, acceptRanges: false, lastModified: false };
  response.sendFile(file.slice(1) + (encoding?.suffix ?? ''), options, (error) => {
    if (error && !response.headersSent) answerNotBuilt(response);
  });
};
