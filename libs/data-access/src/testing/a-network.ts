import { afterAll, afterEach, beforeAll } from 'vitest';

/** What the tests use of the fake server. Its factory stays with the tests, which alone may import it. */
interface FakeServer {
  listen(options: { onUnhandledFrame: 'error' }): void;
  resetHandlers(): void;
  close(): void;
  readonly events: { on(type: 'request:start', listener: (event: { request: Request }) => void): unknown };
}

/** Runs a fake server for the tests of one file. Every request is recorded. A request without a handler fails. */
export function aNetwork(server: FakeServer) {
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
    /** The requests, as `GET /api/products?_page=1`. */
    asked: () =>
      requests.map(({ method, url }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname}${search}`;
      }),
  };
}
