import { afterAll, beforeAll } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { expectDescribed, operationAt } from './described.ts';
import type { TestEngine } from './engines.ts';

/** The settings of a shop that tests may call as often as they need. */
export const unlimited = {
  API_PORT: '0',
  STOREFRONT_PORT: '0',
  LOG_LEVEL: 'silent',
  WRITES_PER_MINUTE: '100000000',
  READS_PER_MINUTE: '100000000',
  SEARCHES_PER_MINUTE: '100000000',
  // `fetch` refuses this port: a shop that runs on this machine must not judge the tokens of a test.
  IDENTITY_LOOKUP_URL: 'http://127.0.0.1:1/',
};

/** A member that the API accepts. */
export const asha = { name: 'Asha', age: '34', gender: 'female' };

export const visitor = (digit: string): Record<string, string> => ({ 'x-visitor-id': digit.repeat(32) });

const jsonInit = (body: unknown, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const addMemberAt = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/consult/add`, jsonInit(body, headers));

export async function namesAt(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  const members = (await (await fetch(`${url}/consult`, { headers })).json()) as { name: string }[];
  return members.map(({ name }) => name);
}

/** Serves the demo shop on free ports while the surrounding tests run. Its responses must match the document. */
export function useApi(
  engine: TestEngine,
  overrides: NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv) = {},
  options: ServerOptions = {},
) {
  let running: RunningServer;

  beforeAll(async () => {
    const own = typeof overrides === 'function' ? overrides() : overrides;
    running = await startServer(readSettings({ ...unlimited, ...(await engine.newDatabase()), ...own }), options);
  });
  afterAll(() => running?.close());

  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(running.apiUrl + path, { ...init, method });
    const { status, headers } = response;
    const called = operationAt(method, path);
    const text = called ? await expectDescribed(called, response) : await response.text();
    const isJson = /\bjson\b/.test(headers.get('content-type') ?? '') && text !== '';
    return { status, headers, text, body: (isJson ? JSON.parse(text) : undefined) as unknown };
  };

  return {
    get url() {
      return running.apiUrl;
    },
    get storefrontUrl() {
      return running.storefrontUrl;
    },
    get database() {
      return running.database;
    },
    send,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
    addMember: (body: unknown, headers: Record<string, string> = {}) =>
      send('POST', '/consult/add', jsonInit(body, headers)),
    changeMember: (id: number | string, body: unknown, headers: Record<string, string> = {}) =>
      send('PUT', `/consult/${id}`, { ...jsonInit(body, headers), method: 'PUT' }),
    deleteMember: (id: number | string, headers: Record<string, string> = {}) =>
      send('DELETE', `/consult/${id}`, { headers }),
    deleteMembers: (headers: Record<string, string> = {}) => send('DELETE', '/consult', { headers }),
  };
}

export type TestApi = ReturnType<typeof useApi>;
export type ApiResponse = Awaited<ReturnType<TestApi['send']>>;
