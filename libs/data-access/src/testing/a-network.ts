import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Starts MSW for a test file; `requests` is empty before each test. */
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
    requests,
    use: (...next: HttpHandler[]) => server.use(...next),
    asked: () =>
      requests.map(({ method, url }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname}${search}`;
      }),
  };
}
