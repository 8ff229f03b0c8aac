import type { RequestHandler, Router } from 'express';
import { HttpProblem } from './http-problem.ts';

/** Responds 405 with `Allow` to every other method. */
export function defineRoute(
  router: Router,
  method: 'get' | 'post',
  path: string,
  ...handlers: readonly RequestHandler[]
): void {
  const allow = method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  const route = router.route(path)[method](...handlers);
  route.options((_request, response) => {
    response.status(204).set({ allow }).end();
  });
  route.all(() => {
    throw new HttpProblem('wrong-method', `This address takes ${allow}.`, { headers: { allow } });
  });
}
