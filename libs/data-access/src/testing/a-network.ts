import { afterAll, afterEach, beforeAll } from 'vitest';

interface FakeServer {
  listen(options: { onUnhandledFrame: 'error' }): void;
  resetHandlers(): void;
  close(): void;
  readonly events: { on(type: 'request:start', listener: (event: { request: Request }) => void): unknown };
}

/** Starts MSW for a test file; `requests` is empty before each test. */
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
    asked: () =>
      requests.map(({ method, url }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname}${search}`;
      }),
  };
}
