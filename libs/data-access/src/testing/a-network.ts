import { afterAll, afterEach, beforeAll } from 'vitest';

/** What is asked of the pretended server; its maker stays with the tests, which alone may import it. */
interface PretendedServer {
  listen(options: { onUnhandledFrame: 'error' }): void;
  resetHandlers(): void;
  close(): void;
  readonly events: { on(type: 'request:start', listener: (event: { request: Request }) => void): unknown };
}

/** Runs a pretended server for the tests of one file. Every request is kept; one that no handler knows fails. */
export function aNetwork(server: PretendedServer) {
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
    /** What was asked, as `GET /api/products?_page=1`. */
    asked: () =>
      requests.map(({ method, url }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname}${search}`;
      }),
  };
}
