import { Router } from 'express';
import { compressedOnce } from '../http/compressed-once.ts';
import { offer } from '../http/route.ts';

/** `GET /openapi.json`. The document is put together when it is first asked for: no other start should wait for it. */
export function openapiRouter(): Router {
  const router = Router({ caseSensitive: true });
  const send = compressedOnce(async () => {
    const { createOpenapiDocument } = await import('./document.ts');
    return Buffer.from(JSON.stringify(createOpenapiDocument()));
  });
  offer(router, '/openapi.json', {
    get: [
      (request, response) => {
        response.set('cache-control', 'no-cache').type('json');
        return send(request, response);
      },
    ],
  });
  return router;
}
