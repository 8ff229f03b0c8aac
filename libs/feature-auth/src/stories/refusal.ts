import { http, HttpResponse } from 'msw';
import { fn } from 'storybook/test';

/** A spy that is called with the JSON body of each request that `withRefusal` answers with an error. */
export const onRequest = fn<(body: unknown) => void>();

/**
 * Returns the `msw` parameter of a story in which Firebase Authentication refuses a sign-in, a registration or an
 * email. `message` is an error code of its REST API, such as WEAK_PASSWORD:
 * https://firebase.google.com/docs/reference/rest/auth
 */
export const withRefusal = (path: 'signInWithPassword' | 'signUp' | 'sendOobCode', message: string) => ({
  handlers: {
    identity: [
      http.post(`*/accounts:${path}`, async ({ request }) => {
        onRequest(await request.json());
        return HttpResponse.json({ error: { code: 400, message } }, { status: 400 });
      }),
    ],
  },
});
