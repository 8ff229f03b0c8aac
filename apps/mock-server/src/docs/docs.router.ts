import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { compressedOnce } from '../http/compressed-once.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { defineRoute } from '../http/route.ts';

const PAGE = path.join(import.meta.dirname, 'page');
const SWAGGER_UI = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Every file of the page, with its folder. No other file of the package is served. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['page.css', PAGE],
  ['page.js', PAGE],
  ['icon.svg', PAGE],
  ['swagger-ui.css', SWAGGER_UI],
  ['swagger-ui-bundle.js', SWAGGER_UI],
]);

/**
 * The Content-Security-Policy: only our own files, no inline script or style. The style sheet of Swagger UI contains
 * its icons.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Serves one of the files. It is compressed at the first request. */
function fileOf(folder: string, file: string, cacheControl: string): RequestHandler {
  const send = compressedOnce(() => readFile(path.join(folder, file)));
  return (request, response) => {
    response.set({ 'content-security-policy': POLICY, 'cache-control': cacheControl }).type(path.extname(file));
    return send(request, response);
  };
}

/** `GET /docs`: a page to read and try the API. It needs no other host. */
export function docsRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const files = new Map(
    [...FILES].map(([file, folder]) => [file, fileOf(folder, file, 'public, max-age=3600')] as const),
  );

  defineRoute(router, '/docs', {
    get: [fileOf(PAGE, 'index.html', 'no-cache')],
  });
  defineRoute(router, '/docs/', {
    // The page names its files relative to the address without the slash.
    get: [(_request, response) => response.redirect(308, '../docs')],
  });
  defineRoute(router, '/docs/:file', {
    get: [
      (request, response, next) => {
        const send = files.get(String(request.params.file));
        if (send === undefined) throw new HttpProblem('not-found', 'The page has no such file.');
        return send(request, response, next);
      },
    ],
  });
  return router;
}
