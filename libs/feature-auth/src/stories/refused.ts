import { http, HttpResponse } from 'msw';
import { fn } from 'storybook/test';

/** Called with each refused body. */
export const refused = fn<(body: unknown) => void>();

/** Returns a network parameter that refuses the call with this message. */
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
