import type { RequestListener } from 'node:http';
import { expect, it, vi } from 'vitest';
import { serve } from '../../test/serve.ts';
import type { Logger } from '../logger.ts';
import { createAccountCheck } from './account-check.ts';

const aLogger = () => {
  const warn = vi.fn<(...line: unknown[]) => void>();
  return { warn, logger: { warn } as unknown as Logger, texts: () => warn.mock.calls.map((line) => line.at(-1)) };
};

/** A provider that answers each look-up in turn, and the tokens that it was sent. */
async function aProvider(...answers: readonly RequestListener[]) {
  const tokens: string[] = [];
  const url = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      tokens.push((JSON.parse(body) as { idToken: string }).idToken);
      answers[Math.min(tokens.length, answers.length) - 1]?.(request, response);
    });
  });
  return { lookupUrl: `${url}/lookup?key=k`, tokens };
}

const accept: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"users":[{"localId":"asha"}]}');
};
const refuse =
  (message: string, status = 400): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
  };
const broken: RequestListener = (_request, response) => {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
};
const silent: RequestListener = () => undefined;
const aborted: RequestListener = (request) => {
  request.socket.destroy();
};
const redirecting: RequestListener = (_request, response) => {
  response.writeHead(307, { location: '/elsewhere' }).end();
};

const AWAY = 'the identity provider is away: tokens are accepted by their signature alone';

it('[API-20 API-21] sends the token to the provider, and accepts that of an account that exists', async () => {
  const provider = await aProvider(accept);
  const { logger, warn } = aLogger();
  await expect(createAccountCheck(provider, logger)('a token')).resolves.toBeUndefined();
  expect([provider.tokens, warn.mock.calls]).toEqual([['a token'], []]);
});

it.each([
  ['USER_NOT_FOUND', 'The account of this sign-in has been deleted.'],
  ['USER_DISABLED', 'The account of this sign-in is disabled.'],
  ['TOKEN_EXPIRED : The credential is no longer valid.', 'The sign-in has been ended.'],
  ['INVALID_ID_TOKEN', 'The token is not valid.'],
])('[API-20 API-21] refuses a token with 401 if the provider answers %s', async (message, detail) => {
  const check = createAccountCheck(await aProvider(refuse(message)), aLogger().logger);
  await expect(check('a token')).rejects.toMatchObject({
    status: 401,
    message: detail,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
});

it.each<[string, RequestListener]>([
  ['answers with another error', refuse('QUOTA_EXCEEDED : Exceeded quota.', 429)],
  ['refuses the API key', refuse('API key not valid.')],
  ['answers with the name of a property of every object', refuse('constructor')],
  ['answers with a page', broken],
  ['closes the connection', aborted],
  ['redirects, which would send the token elsewhere,', redirecting],
  ['is silent', silent],
])('accepts every token while the provider %s, and logs its absence and its return once', async (_what, answer) => {
  const provider = await aProvider(answer, answer, accept, accept);
  const { logger, warn, texts } = aLogger();
  const check = createAccountCheck(provider, logger, 200);
  for (let turn = 0; turn < 4; turn += 1) await expect(check(`secret ${turn}`)).resolves.toBeUndefined();
  expect(texts()).toEqual([AWAY, 'the identity provider answers again']);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|key=k/);
});

it('accepts every token without an API key, and logs it once', async () => {
  const { logger, texts } = aLogger();
  const check = createAccountCheck({ lookupUrl: null }, logger);
  for (let turn = 0; turn < 2; turn += 1) await expect(check('a token')).resolves.toBeUndefined();
  expect(texts()).toEqual([
    'no FIREBASE_API_KEY: the token of a deleted account is accepted until it expires, for up to an hour',
  ]);
});

it('requests simultaneous look-ups of one token once, and those of another token separately', async () => {
  const provider = await aProvider(accept);
  const check = createAccountCheck(provider, aLogger().logger);
  await Promise.all([...Array.from({ length: 50 }, () => check('hers')), check('his')]);
  expect(provider.tokens.toSorted()).toEqual(['hers', 'his']);
});

it('[API-20 API-21] refuses a call that came after the deletion, although an earlier look-up still runs', async () => {
  let answer: (() => void) | undefined;
  const acceptLate: RequestListener = (request, response) => {
    answer = () => accept(request, response);
  };
  const check = createAccountCheck(await aProvider(acceptLate, refuse('USER_NOT_FOUND')), aLogger().logger);
  const before = check('a token');
  await vi.waitFor(() => expect(answer).toBeDefined());
  const after = check('a token');
  answer?.();
  await expect(before).resolves.toBeUndefined();
  await expect(after).rejects.toMatchObject({ status: 401 });
});
