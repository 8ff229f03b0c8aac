import type { Router } from 'express';
import { defineRoute } from '../http/route.ts';

/**
 * `GET /openapi.json`: the description of the API. The document is built at the first request, to keep the start short.
 */
export const openapiRouter = (): Router =>
  defineRoute('get', '/openapi.json', async (_request, response) => {
    const { openapiDocument } = await import('./document.ts');
    response.set('cache-control', 'no-cache').json(openapiDocument);
  });
