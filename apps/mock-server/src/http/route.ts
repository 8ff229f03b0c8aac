import { Router, type RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

/** A router of one path; responds 405 with `Allow` to other methods. */
export function defineRoute(method: 'get' | 'post', path: string, ...handlers: readonly RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });
  const allow = method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  const route = router.route(path)[method](...handlers);
  route.options((_request, response) => {
    response.status(204).set({ allow }).end();
  });
  route.all(() => {
    throw new HttpProblem('wrong-method', `This address takes ${allow}.`, { headers: { allow } });
  });
  return router;
}
