import { describe, expect, it } from 'vitest';
import { getRaw, useApi, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import type { Database } from '../database/database.ts';
import { addMember } from './members.queries.ts';

const visitor = (digit: string): Record<string, string> => ({ 'x-visitor-id': digit.repeat(32) });

const namesOn = async (api: TestApi, headers: Record<string, string> = {}): Promise<string[]> =>
  ((await api.get('/consult', headers)).body as { name: string }[]).map(({ name }) => name);

/** Adds members to a list without the API, all in one statement. */
async function fill({ db }: Database, owner: string, count: number): Promise<void> {
  const members = Array.from({ length: count }, (_, index) => ({
    owner,
    name: `Member ${index}`,
    age_json: '"1"',
    gender: 'male' as const,
  }));
  await db.insertInto('members').values(members).execute();
}

export function membersSuite(engine: TestEngine): void {
  describe('members', () => {
    const api = useApi(engine);

    it('[API-19 API-20] GET /consult responds with 200 with an array of name, age and gender, shared while nobody says who calls', async () => {
      const { status, body, headers } = await api.get('/consult');
      expect(status).toBe(200);
      expect(body).toEqual([
        { id: expect.any(Number), name: 'Meera Iyer', age: '34', gender: 'female' },
        { id: expect.any(Number), name: 'Arjun Iyer', age: '8', gender: 'male' },
        { id: expect.any(Number), name: 'Savitri Subramaniam', age: '67', gender: 'female' },
      ]);
      expect(headers.get('cache-control')).toBe('private, no-store');
    });

    it('[API-21 API-23] POST /consult/add responds with 201 with the member, and the next GET /consult holds it', async () => {
      const caller = visitor('a');
      const added = await api.addMember({ name: 'Asha', age: '34', gender: 'female' }, caller);
      expect(added.status).toBe(201);
      expect(added.body).toEqual({ id: expect.any(Number), name: 'Asha', age: '34', gender: 'female' });
      expect((await api.get('/consult', caller)).body).toEqual([added.body]);
    });

    it('[API-22] POST //consult/add is the same call, under the storefront too', async () => {
      const caller = { ...visitor('b'), 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'Ravi', age: '40', gender: 'male' });
      for (const address of [
        `${api.url}//consult/add`,
        `${api.storefrontUrl}/api//consult/add`,
        `${api.storefrontUrl}/api/consult/add`,
      ]) {
        const answer = await fetch(address, { method: 'POST', headers: caller, body });
        expect([address, answer.status]).toEqual([address, 201]);
      }
      expect(await namesOn(api, visitor('b'))).toEqual(['Ravi', 'Ravi', 'Ravi']);
      expect(await getRaw(api.url, '///products?_page=1')).toBe(200);
    });

    it.each([
      ['an age that is no number', { name: 'Asha', age: 'thirty-four', gender: 'female' }],
      ['an age as a number', { name: 'Asha', age: 34, gender: 'male' }],
      ['the untouched gender', { name: 'आशा', age: '0', gender: 'Choose_option' }],
    ])('[API-20 API-21] %s is taken and answered as it came', async (_what, member) => {
      const caller = visitor('c');
      const { status, body } = await api.addMember(member, caller);
      expect([status, body]).toEqual([201, { id: expect.any(Number), ...member }]);
      expect((await api.get('/consult', caller)).body).toContainEqual(body);
    });

    it('[API-21] only the three fields are kept, and spaces around them are not', async () => {
      const { body } = await api.addMember(
        { id: 1, owner: 'demo', name: '  Asha ', age: ' 34 ', gender: 'male', x: { y: 1 } },
        visitor('d'),
      );
      expect(body).toEqual({ id: expect.any(Number), name: 'Asha', age: '34', gender: 'male' });
    });

    it('[API-21] a tab, a line break or a control character in a text is kept as a space', async () => {
      const caller = visitor('3');
      await api.addMember({ name: '\tAsha\tRao\r\n', age: '3\u00004\t', gender: 'male' }, caller);
      expect((await api.get('/consult', caller)).body).toEqual([
        { id: expect.any(Number), name: 'Asha Rao', age: '3 4', gender: 'male' },
      ]);
    });

    it('[API-20 API-21] each visitor sees and adds to one list alone', async () => {
      await api.addMember({ name: 'Mine', age: '1', gender: 'male' }, visitor('e'));
      await api.addMember({ name: 'Yours', age: '2', gender: 'male' }, visitor('f'));
      expect(await namesOn(api, visitor('e'))).toEqual(['Mine']);
      expect(await namesOn(api, visitor('f'))).toEqual(['Yours']);
      expect(await namesOn(api, visitor('0'))).toEqual([]);
      expect(await namesOn(api)).not.toContain('Mine');
    });

    it.each([
      '',
      'a',
      'g'.repeat(32),
      'A'.repeat(32),
      'a'.repeat(33),
      `${'a'.repeat(32)}, ${'b'.repeat(32)}`,
      "' or 1=1 --",
    ])('[API-20] the visitor id "%s" is refused with 400 and never taken for a guest without one', async (id) => {
      const answer = await api.get('/consult', { 'x-visitor-id': id });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'x-visitor-id' }] });
    });

    it('[API-21] of many who add at once to a list that is almost full, as many succeed as there is room', async () => {
      const caller = visitor('2');
      const { database } = api;
      await api.addMember({ name: 'Almost', age: '1', gender: 'male' }, caller);
      const { owner } = await database.db
        .selectFrom('members')
        .select('owner')
        .where('name', '=', 'Almost')
        .executeTakeFirstOrThrow();
      await fill(database, owner, 994);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          api.addMember({ name: `Late ${index}`, age: '1', gender: 'male' }, caller),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(35);
      expect(await database.db.selectFrom('members').select('id').where('owner', '=', owner).execute()).toHaveLength(
        1000,
      );
    });

    it('[API-21] of those who add at once through several processes, as many succeed as there is room', async () => {
      const { database } = api;
      const owner = 'visitor:crowd';
      await fill(database, owner, 999);
      const added = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          addMember(database, owner, { name: `Late ${index}`, age: '1', gender: 'male' }),
        ),
      );
      expect(added.filter((member) => member !== null)).toHaveLength(1);
    });

    it('[API-21] a list that is full refuses one more with 409 and stays as it was', async () => {
      const caller = visitor('1');
      const { database } = api;
      await api.addMember({ name: 'First', age: '1', gender: 'male' }, caller);
      const { owner } = await database.db
        .selectFrom('members')
        .select('owner')
        .where('name', '=', 'First')
        .executeTakeFirstOrThrow();
      await fill(database, owner, 999);
      expect((await api.addMember({ name: 'One too many', age: '1', gender: 'male' }, caller)).status).toBe(409);
      expect(await namesOn(api, caller)).toHaveLength(1000);
    });
  });

  describe('members outside demo mode', () => {
    const api = useApi(engine, { DEMO: 'false' });

    it('[API-20 API-21] there is no shared list: a caller that says nothing is refused, a visitor is served', async () => {
      expect((await api.get('/consult')).status).toBe(401);
      expect((await api.addMember({ name: 'Asha', age: '34', gender: 'female' })).status).toBe(401);
      expect((await api.get('/consult', visitor('a'))).body).toEqual([]);
    });
  });
}
