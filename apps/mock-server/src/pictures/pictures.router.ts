import { pictureFolder } from '@niramaya/fixtures/picture-folder';
import type { RequestHandler, Router } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import { defineRoute } from '../http/route.ts';
import type { Settings } from '../settings.ts';
import { isOwnPicture } from './own-pictures.ts';

/**
 * A picture may be an SVG of another company, which a browser shows as a page if a person opens its address. The policy
 * lets it run no script, send no form, and be in no frame. In `img`, which the pages use, nothing of that is possible.
 */
const OPTIONS = {
  acceptRanges: false,
  cacheControl: false,
  lastModified: false,
  headers: {
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  },
};

/**
 * `GET /pictures/:file`: the pictures of the demo catalogue, and those of imports in `picturesDir`. Throws HttpProblem
 * 404 for an unknown file.
 */
export const picturesRouter = ({ picturesDir }: Pick<Settings, 'picturesDir'>, limitReads: RequestHandler): Router =>
  defineRoute('get', '/pictures/:file', limitReads, (request, response, next) => {
    const file = String(request.params.file);
    const root = isOwnPicture(file) ? picturesDir : pictureFolder;
    response.sendFile(file, { ...OPTIONS, root }, (error?: Error & { readonly status?: number }) => {
      if (!error || response.headersSent) return;
      next(error.status === 500 ? error : new HttpProblem('not-found', 'There is no such picture.'));
    });
  });
