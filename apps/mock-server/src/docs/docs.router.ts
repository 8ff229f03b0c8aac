import { createRequire } from 'node:module';
import path from 'node:path';
import { Router, type Response } from 'express';
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

const sendFile = (response: Response, folder: string, file: string, cacheControl: string): void => {
  response.set({ 'content-security-policy': POLICY, 'cache-control': cacheControl });
  // Relative to its root: a folder above that begins with a dot must not hide the file.
  response.sendFile(file, { root: folder, cacheControl: false });
};

/** `GET /docs`: a page to read and try the API. It needs no other host. */
export function docsRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });

  offer(router, '/docs', {
    get: [(_request, response) => sendFile(response, PAGE, 'index.html', 'no-cache')],
  });
  offer(router, '/docs/', {
    // The page names its files relative to the address without the slash.
    get: [(_request, response) => response.redirect(308, '../docs')],
  });
  offer(router, '/docs/:file', {
    get: [
      (request, response) => {
        const file = String(request.params.file);
        const folder = FILES.get(file);
        if (folder === undefined) throw new HttpProblem('not-found', 'The page has no such file.');
        sendFile(response, folder, file, 'public, max-age=3600');
      },
    ],
  });
  return router;
}
