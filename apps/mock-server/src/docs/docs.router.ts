import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import { defineRoute } from '../http/route.ts';

const PAGE = path.join(import.meta.dirname, 'page');
const SWAGGER_UI = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

// No other file of the package is served.
const FILES: ReadonlyMap<string, string> = new Map([
  ['page.css', PAGE],
  ['page.js', PAGE],
  ['icon.svg', PAGE],
  ['swagger-ui.css', SWAGGER_UI],
  ['swagger-ui-bundle.js', SWAGGER_UI],
]);

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

export function docsRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  defineRoute(router, '/docs', {
    get: [
      (_request, response) => {
        response.set('content-security-policy', POLICY);
        response.sendFile('index.html', { root: PAGE, headers: { 'cache-control': 'no-cache' } });
      },
    ],
  });
  defineRoute(router, '/docs/', {
    // The slash would break relative addresses.
    get: [(_request, response) => response.redirect(308, '../docs')],
  });
  defineRoute(router, '/docs/:file', {
    get: [
      (request, response) => {
        const file = String(request.params.file);
        const root = FILES.get(file);
        if (root === undefined) throw new HttpProblem('not-found', 'The page has no such file.');
        response.set('content-security-policy', POLICY).sendFile(file, { root, maxAge: '1h' });
      },
    ],
  });
  return router;
}
