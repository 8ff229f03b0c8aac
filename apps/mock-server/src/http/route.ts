import { Router, type RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

const namesInAllow: Readonly<Record<Method, string>> = {
  get: 'GET, HEAD',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
};

/**
 * Returns a router for one path with several methods. It responds to OPTIONS with the methods in `Allow`, and throws
 * HttpProblem 405 for all others.
 */
export function defineRoutes(
  path: string,
  handlers: { readonly [method in Method]?: readonly RequestHandler[] },
): Router {
  const router = Router({ caseSensitive: true });
  const methods = Object.keys(handlers) as Method[];
  const allow = [...methods.map((method) => namesInAllow[method]), 'OPTIONS'].join(', ');
  const route = router.route(path);
  for (const method of methods) route[method](...(handlers[method] ?? []));
  route.options((_request, response) => {
    response.status(204).set({ allow }).end();
  });
  route.all(() => {
    throw new HttpProblem('wrong-method', `This address takes ${allow}.`, { headers: { allow } });
  });
  return router;
}

/** Returns a router for a path with one method; see `defineRoutes`. */
export const defineRoute = (method: Method, path: string, ...handlers: readonly RequestHandler[]): Router =>
  defineRoutes(path, { [method]: handlers });
