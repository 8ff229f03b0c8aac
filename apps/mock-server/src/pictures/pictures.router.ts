import { pictureFolder } from '@niramaya/fixtures/picture-folder';
import type { RequestHandler, Router } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import { defineRoute } from '../http/route.ts';

/** A picture is an SVG, so it gets a policy that lets it run no script. */
const OPTIONS = {
  root: pictureFolder,
  acceptRanges: false,
  cacheControl: false,
  lastModified: false,
  headers: {
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
  },
};

/** `GET /pictures/:file`: the pictures of the demo catalogue. Throws HttpProblem 404 for an unknown file. */
export const picturesRouter = (limitReads: RequestHandler): Router =>
  defineRoute('get', '/pictures/:file', limitReads, (request, response, next) => {
    response.sendFile(String(request.params.file), OPTIONS, (error?: Error & { readonly status?: number }) => {
      if (!error || response.headersSent) return;
      next(error.status === 500 ? error : new HttpProblem('not-found', 'There is no such picture.'));
    });
  });
