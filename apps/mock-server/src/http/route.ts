import type { RequestHandler, Router } from 'express';
import { HttpProblem } from './http-problem.ts';

interface Methods {
  readonly get?: readonly RequestHandler[];
  readonly post?: readonly RequestHandler[];
}

/** Responds 405 with `Allow` to every other method. */
export function defineRoute(router: Router, path: string, { get, post }: Methods): void {
  const route = router.route(path);
  if (get) route.get(...get);
  if (post) route.post(...post);
  const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), 'OPTIONS'].join(', ');
  route.options((_request, response) => {
    response.status(204).set({ allow }).end();
  });
  route.all(() => {
    throw new HttpProblem('wrong-method', `This address takes ${allow}.`, { headers: { allow } });
  });
}
