import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

/** Called with method and path of each API request, such as `GET /api/consult`, and with its body. */
export const calls = fn<(call: string, body?: unknown) => void>().mockName('API');

/** The handler that notes each request in `calls`. It responds to none, so the handlers after it do. */
export const noteCalls: HttpHandler[] = [
  http.all('*/api/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (request.method === 'GET') calls(call);
    else if (request.method === 'DELETE') calls(call);
    else calls(call, await request.clone().json());
  }),
];

/** Returns the parameters of a story whose requests about members have these handlers. */
export const withMembers = (members: HttpHandler[]) => ({ msw: { handlers: { calls: noteCalls, members } } });

/** Returns the requests since the story began, in their order. */
export const called = (): string[] => calls.mock.calls.map(([call]) => call);

/** Returns all entries of browser storage, by their keys. */
export const stored = (): Record<string, unknown> => ({ ...localStorage, ...sessionStorage });
