import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A pretended network for the tests of one file. Every request is kept; one that no handler knows fails. */
export function aNetwork(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  const requests: Request[] = [];
  server.events.on('request:start', ({ request }) => {
    requests.push(request.clone());
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    requests.length = 0;
  });
  afterAll(() => server.close());
  return {
    use: server.use.bind(server),
    requests,
    /** What was asked, as `GET /api/products?_page=1`. */
    asked: () =>
      requests.map(({ method, url }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname}${search}`;
      }),
  };
}
