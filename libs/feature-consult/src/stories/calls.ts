import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

/** Called with each API call, such as `GET /api/consult`, and its body. */
export const calls = fn<(call: string, body?: unknown) => void>().mockName('API');

export const noteCalls: HttpHandler[] = [
  http.all('*/api/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (request.method === 'GET') calls(call);
    else calls(call, await request.clone().json());
  }),
];

/** Returns the parameters of a story with these handlers for members. */
export const withMembers = (members: HttpHandler[]) => ({ msw: { handlers: { calls: noteCalls, members } } });

export const called = (): string[] => calls.mock.calls.map(([call]) => call);

export const stored = (): Record<string, unknown> => ({ ...localStorage, ...sessionStorage });
