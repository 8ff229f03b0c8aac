import type { Router } from 'express';
import { defineRoute } from '../http/route.ts';

/** The description of the API. */
export const openapiRouter = (): Router =>
  defineRoute('get', '/openapi.json', async (_request, response) => {
    const { openapiDocument } = await import('./document.ts');
    response.set('cache-control', 'no-cache').json(openapiDocument);
  });
