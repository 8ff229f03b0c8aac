import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

/** Called with each API call that leaves, `GET /api/consult`, and with what it carries. */
export const calls = fn<(call: string, body?: unknown) => void>().mockName('API');

/** Notes the call and leaves the answer to the handlers after it. */
export const noteCalls: HttpHandler[] = [
  http.all('*/api/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (request.method === 'GET') calls(call);
    else calls(call, await request.clone().json());
  }),
];

/** The calls so far, in order. */
export const called = (): string[] => calls.mock.calls.map(([call]) => call);

/** All that the browser keeps of the visit. */
export const kept = (): Record<string, unknown> => ({ ...localStorage, ...sessionStorage });
