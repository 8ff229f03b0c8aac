import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { startServer, type RunningServer, type ServerOptions } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import type { TestEngine } from './engines.ts';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if the response declares JSON. */
  readonly body: unknown;
  readonly text: string;
}

export interface TestApi {
  readonly url: string;
  readonly storefrontUrl: string;
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  send(method: string, path: string, init?: RequestInit): Promise<ApiResponse>;
  addMember(body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  readonly database: Database;
}

/** A member that the API accepts. */
export const asha = { name: 'Asha', age: '34', gender: 'female' };

export const visitor = (digit: string): Record<string, string> => ({ 'x-visitor-id': digit.repeat(32) });

export const addMemberAt = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/consult/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export async function namesAt(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  const members = (await (await fetch(`${url}/consult`, { headers })).json()) as { name: string }[];
  return members.map(({ name }) => name);
}

/** Fills the list of the caller up to `size` members, and returns its owner. */
export async function fillList({ db }: Database, url: string, headers: Record<string, string>, size: number) {
  const { id } = (await (await addMemberAt(url, asha, headers)).json()) as { id: number };
  const { owner } = await db.selectFrom('members').select('owner').where('id', '=', id).executeTakeFirstOrThrow();
  const one = { owner, name: 'Asha', age_json: '"1"', gender: 'female' as const };
  await db
    .insertInto('members')
    .values(Array(size - 1).fill(one))
    .execute();
  return owner;
}

async function read(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

/** Serves the demo shop on free ports while the surrounding tests run. */
export function useApi(
  engine: TestEngine,
  overrides: NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv) = {},
  options: ServerOptions = {},
): TestApi {
  let running: RunningServer | undefined;

  beforeAll(async () => {
    const database = await engine.newDatabase();
    const settings = readSettings({
      API_PORT: '0',
      STOREFRONT_PORT: '0',
      LOG_LEVEL: 'silent',
      WRITES_PER_MINUTE: '100000',
      READS_PER_MINUTE: '100000000',
      SEARCHES_PER_MINUTE: '100000000',
      ...database,
      ...(typeof overrides === 'function' ? overrides() : overrides),
    });
    running = await startServer(settings, options);
  });
  afterAll(() => running?.close());

  const started = (): RunningServer => {
    if (running === undefined) throw new Error('The API has not been started');
    return running;
  };
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<ApiResponse> =>
    read(await fetch(started().apiUrl + path, { ...init, method }));

  return {
    get url() {
      return started().apiUrl;
    },
    get storefrontUrl() {
      return started().storefrontUrl;
    },
    get database() {
      return started().database;
    },
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    addMember: async (body, headers) => read(await addMemberAt(started().apiUrl, body, headers)),
  };
}
