import { Router } from 'express';
import { compressedOnce } from '../http/compressed-once.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /openapi.json`. It builds the document at the first request, so that no other start waits for it. */
export function openapiRouter(): Router {
  const router = Router({ caseSensitive: true });
  const send = compressedOnce(async () => {
    const { createOpenapiDocument } = await import('./document.ts');
    return Buffer.from(JSON.stringify(createOpenapiDocument()));
  });
  defineRoute(router, '/openapi.json', {
    get: [
      (request, response) => {
        response.set('cache-control', 'no-cache').type('json');
        return send(request, response);
      },
    ],
  });
  return router;
}
