import { createRequire } from 'node:module';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import { defineRoute } from '../http/route.ts';

const PAGE = path.join(import.meta.dirname, 'page');
const SWAGGER_UI = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The files of the page, each with its folder. No other file of the package is served. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['page.css', PAGE],
  ['page.js', PAGE],
  ['icon.svg', PAGE],
  ['swagger-ui.css', SWAGGER_UI],
  ['swagger-ui-bundle.js', SWAGGER_UI],
]);

/**
 * The Content Security Policy of the page. Scripts, styles and requests stay on this origin, and nothing inline runs.
 * Swagger UI has icons in `data:` addresses.
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

const HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': POLICY };
const OPTIONS = { acceptRanges: false, cacheControl: false, lastModified: false, headers: HEADERS };

/**
 * `GET /docs`: the description of the API as a page of Swagger UI, which sends requests to this server and no other.
 * `GET /docs/:file`: its scripts and styles. Throws HttpProblem 404 for any other file.
 */
export const docsRouter = (limitReads: RequestHandler): Router =>
  Router({ caseSensitive: true }).use(
    defineRoute('get', '/docs', limitReads, (request, response) => {
      // The relative addresses of the page would lead elsewhere after a slash.
      if (request.path.endsWith('/')) response.redirect(308, '../docs');
      else response.sendFile('index.html', { ...OPTIONS, root: PAGE });
    }),
    defineRoute('get', '/docs/:file', limitReads, (request, response) => {
      const file = String(request.params.file);
      const root = FILES.get(file);
      if (root === undefined) throw new HttpProblem('not-found', 'The page of the API has no such file.');
      response.sendFile(file, { ...OPTIONS, root });
    }),
  );
