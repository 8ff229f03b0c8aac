import { Router } from 'express';
import { offer } from '../http/route.ts';

/** `GET /openapi.json`. The document is put together when it is first asked for: no other start should wait for it. */
export function openapiRouter(): Router {
  const router = Router({ caseSensitive: true });
  let document: Promise<object> | undefined;
  offer(router, '/openapi.json', {
    get: [
      async (_request, response) => {
        document ??= import('./document.ts').then(({ createOpenapiDocument }) => createOpenapiDocument());
        response.set('cache-control', 'no-cache').json(await document);
      },
    ],
  });
  return router;
}
