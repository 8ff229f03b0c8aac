import { pictureFolder } from '@niramaya/fixtures/picture-folder';
import type { RequestHandler, Router } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import { defineRoute } from '../http/route.ts';

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

/** The pictures of the demo catalogue. */
export const picturesRouter = (limitReads: RequestHandler): Router =>
  defineRoute('get', '/pictures/:file', limitReads, (request, response, next) => {
    response.sendFile(String(request.params.file), OPTIONS, (error?: Error & { readonly status?: number }) => {
      if (!error || response.headersSent) return;
      next(error.status === 500 ? error : new HttpProblem('not-found', 'There is no such picture.'));
    });
  });
