import { http, HttpResponse } from 'msw';
import { fn } from 'storybook/test';

/** Called with the body of each request that `refusing` has answered. */
export const refused = fn<(body: unknown) => void>();

/**
 * Returns the `msw` parameter of a story in which the provider refuses the request with this message, such as
 * WEAK_PASSWORD.
 */
export const refusing = (path: 'signInWithPassword' | 'signUp', message: string) => ({
  handlers: {
    identity: [
      http.post(`*/accounts:${path}`, async ({ request }) => {
        refused(await request.json());
        return HttpResponse.json({ error: { code: 400, message } }, { status: 400 });
      }),
    ],
  },
});
