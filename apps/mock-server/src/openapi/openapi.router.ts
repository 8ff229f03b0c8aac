import { Router } from 'express';
import { defineRoute } from '../http/route.ts';

/** The description of the API. */
export function openapiRouter(): Router {
  const router = Router({ caseSensitive: true });
  let document: object | undefined;
  defineRoute(router, 'get', '/openapi.json', async (_request, response) => {
    const { createOpenapiDocument } = await import('./document.ts');
    document ??= createOpenapiDocument();
    response.set('cache-control', 'no-cache').json(document);
  });
  return router;
}
