import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { compressedOnce } from '../http/compressed-once.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { offer } from '../http/route.ts';

const PAGE = path.join(import.meta.dirname, 'page');
const SWAGGER_UI = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Every file that the page is made of, and the folder that it lies in; nothing else of the package is served. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['page.css', PAGE],
  ['page.js', PAGE],
  ['icon.svg', PAGE],
  ['swagger-ui.css', SWAGGER_UI],
  ['swagger-ui-bundle.js', SWAGGER_UI],
]);

/** Our own files alone, no script or style within the page; Swagger UI's style sheet has its small pictures inside. */
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

/** One of the files, compressed when it is first asked for. */
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

  offer(router, '/docs', {
    get: [fileOf(PAGE, 'index.html', 'no-cache')],
  });
  offer(router, '/docs/', {
    // The page names its files relative to the address without the slash.
    get: [(_request, response) => response.redirect(308, '../docs')],
  });
  offer(router, '/docs/:file', {
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
