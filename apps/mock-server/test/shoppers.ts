import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';

/** A list accepts 1,000 members. A writer starts a new list before that limit. */
const MEMBERS_A_LIST = 500;

/** Simulated shoppers, who use the shop until they are stopped. */
export interface Shoppers {
  /** Resolves when each shopper has begun and finished a turn after this call. */
  finishTurn(): Promise<void>;
  stop(): Promise<{
    readonly asked: number;
    /** Every response that was not the expected one. */
    readonly lost: readonly string[];
    /** The names of the members that the server confirmed, sorted. */
    readonly acknowledged: readonly string[];
    /** The names that are on the lists of the writers now, sorted. */
    readonly kept: readonly string[];
  }>;
}

/** Adds a member with a name to the caller's list. */
export const addMember = (url: string, name: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/consult/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name, age: '34', gender: 'female' }),
  });

/** Readers load a page with its script and fetch products; writers add members. */
export function startShoppers(url: string, { readers, writers }: { readers: number; writers: number }): Shoppers {
  let asked = 0;
  let stopped = false;
  const lost: string[] = [];
  const acknowledged: string[] = [];
  const lists = new Set<string>();
  const expectStatus = async (what: string, status: number, response: Promise<Response>): Promise<string> => {
    asked += 1;
    try {
      const { status: actual } = await response;
      if (actual !== status) lost.push(`${what}: ${actual}`);
      return await (await response).text();
    } catch (error) {
      lost.push(`${what}: ${String(error)} ${String((error as Error).cause)}`);
      return '';
    }
  };
  const read = async (): Promise<void> => {
    const page = await expectStatus('page', 200, fetch(`${url}/`));
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? '/assets/none';
    await expectStatus(script, 200, fetch(url + script));
    await expectStatus('products', 200, fetch(`${url}/api/products?_page=1&_limit=10`));
    await nextTurn();
  };
  const write = async (writer: number, turn: number): Promise<void> => {
    const name = `Writer ${writer} turn ${turn}`;
    const before = lost.length;
    const list = `${writer}${Math.floor(turn / MEMBERS_A_LIST)}`.padStart(32, 'e');
    lists.add(list);
    await expectStatus(name, 201, addMember(url, name, { 'x-visitor-id': list }));
    if (lost.length === before) acknowledged.push(name);
  };
  const turns = Array.from({ length: readers + writers }, () => 0);
  const shopping = turns.map(async (_, shopper) => {
    for (; !stopped; turns[shopper]! += 1)
      await (shopper < readers ? read() : write(shopper - readers, turns[shopper]!));
  });
  const namesOn = async (list: string): Promise<string[]> => {
    const response = await fetch(`${url}/api/consult`, { headers: { 'x-visitor-id': list } });
    return ((await response.json()) as { name: string }[]).map(({ name }) => name);
  };
  return {
    finishTurn: async () => {
      const before = [...turns];
      await vi.waitUntil(() => turns.every((turn, shopper) => turn >= before[shopper]! + 2), { timeout: 20_000 });
    },
    stop: async () => {
      stopped = true;
      await Promise.all(shopping);
      const kept = (await Promise.all([...lists].map(namesOn))).flat();
      return { asked, lost, acknowledged: acknowledged.toSorted(), kept: kept.toSorted() };
    },
  };
}
