import { setImmediate as nextTurn } from 'node:timers/promises';

/** The results of the simulated shoppers. */
export interface Load {
  readonly asked: number;
  /** Every response that was not the expected one. */
  readonly lost: readonly string[];
  /** The names of the members whose addition the server confirmed, in the order of each writer. */
  readonly acknowledged: readonly string[];
  /** Returns the names that are on the lists of those writers now. */
  kept(): Promise<string[]>;
}

/** A list accepts 1,000 members. A writer starts a new list before that limit. */
const MEMBERS_A_LIST = 500;

const visitorOf = (writer: number, turn: number): Record<string, string> => ({
  'x-visitor-id': `${writer}${Math.floor(turn / MEMBERS_A_LIST)}`.padStart(32, 'e'),
});

const namesOn = async (url: string, visitor: Record<string, string>): Promise<string[]> =>
  ((await (await fetch(`${url}/api/consult`, { headers: visitor })).json()) as { name: string }[]).map(
    ({ name }) => name,
  );

export const addMember = (url: string, name: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/consult/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name, age: '34', gender: 'female' }),
  });

/**
 * Simulates shoppers until `stopped` returns true. Readers load a page with its script and fetch products; writers add
 * members.
 */
export async function shopUntil(
  stopped: () => boolean,
  url: string,
  { readers, writers }: { readers: number; writers: number },
): Promise<Load> {
  let asked = 0;
  const lost: string[] = [];
  const acknowledged: string[] = [];
  const lists = new Map<string, Record<string, string>>();
  const expect = async (what: string, status: number, answer: Promise<Response>): Promise<string> => {
    asked += 1;
    try {
      const response = await answer;
      const text = await response.text();
      if (response.status !== status) lost.push(`${what}: ${response.status}`);
      return text;
    } catch (error) {
      lost.push(`${what}: ${String(error)} ${String((error as Error).cause)}`);
      return '';
    }
  };
  const read = async (): Promise<void> => {
    while (!stopped()) {
      const page = await expect('page', 200, fetch(`${url}/`));
      const script = /src="([^"]+)"/.exec(page)?.[1] ?? '/assets/none';
      await expect(script, 200, fetch(url + script));
      await expect('products', 200, fetch(`${url}/api/products?_page=1&_limit=10`));
      await nextTurn();
    }
  };
  const write = async (_: unknown, writer: number): Promise<void> => {
    for (let turn = 0; !stopped(); turn += 1) {
      const name = `Writer ${writer} turn ${turn}`;
      const before = lost.length;
      const visitor = visitorOf(writer, turn);
      lists.set(visitor['x-visitor-id'] ?? '', visitor);
      await expect(name, 201, addMember(url, name, visitor));
      if (lost.length === before) acknowledged.push(name);
    }
  };
  await Promise.all([...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)]);
  const kept = async (): Promise<string[]> =>
    (await Promise.all([...lists.values()].map((visitor) => namesOn(url, visitor)))).flat();
  return { asked, lost, acknowledged, kept };
}
