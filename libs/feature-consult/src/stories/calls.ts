import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

/** Called with each API call, such as `GET /api/consult`, and with its body. */
export const calls = fn<(call: string, body?: unknown) => void>().mockName('API');

/** Records the call and passes it on to the next handlers. */
export const noteCalls: HttpHandler[] = [
  http.all('*/api/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (request.method === 'GET') calls(call);
    else calls(call, await request.clone().json());
  }),
];

/** Returns the calls so far, in order. */
export const called = (): string[] => calls.mock.calls.map(([call]) => call);

/** Returns everything that the browser stores during the visit. */
export const kept = (): Record<string, unknown> => ({ ...localStorage, ...sessionStorage });
