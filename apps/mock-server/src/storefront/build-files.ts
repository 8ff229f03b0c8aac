import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import { foundFor, isFile } from './find.ts';

// Smallest first.
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

function sendNotBuilt(response: Response): void {
  response.status(503).removeHeader('content-encoding');
  response.type('text').send('The storefront is not built yet: npm start builds it.\n');
}

/** Responds 503 without a build. */
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
  // Relative: a dot folder above the root would hide the file.
  const options = { root, cacheControl: false, acceptRanges: false, lastModified: false };
  response.sendFile(file.slice(1) + (encoding?.suffix ?? ''), options, (error) => {
    if (error && !response.headersSent) sendNotBuilt(response);
  });
};
