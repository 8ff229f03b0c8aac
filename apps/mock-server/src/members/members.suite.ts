import { describe, expect, it } from 'vitest';
import { addMemberAt, asha, namesAt, useApi, visitor } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { statusOfRaw } from '../../test/raw.ts';

/** Tests of the member lists under `/consult`, for each engine. */
export function membersSuite(engine: TestEngine): void {
  describe('members', () => {
    const api = useApi(engine);

    it('[API-19 API-20] are the demo family without a caller, in a response that is not cached', async () => {
      const { status, body, headers } = await api.get('/consult');
      expect(status).toBe(200);
      expect(body).toEqual([
        { id: expect.any(Number), name: 'Meera Iyer', age: '34', gender: 'female' },
        { id: expect.any(Number), name: 'Arjun Iyer', age: '8', gender: 'male' },
        { id: expect.any(Number), name: 'Savitri Subramaniam', age: '67', gender: 'female' },
      ]);
      expect(headers.get('cache-control')).toBe('private, no-store');
      // A cache that stores the list nevertheless must not send it to another caller.
      expect(headers.get('vary')?.split(', ')).toEqual(expect.arrayContaining(['Authorization', 'x-visitor-id']));
    });

    it.each([
      asha,
      { name: 'Asha', age: 'thirty-four', gender: 'female' },
      { name: 'आशा', age: 34, gender: 'Choose_option' },
      { name: "'; drop table members; --", age: "' or '1'='1", gender: 'male' },
    ])('[API-20 API-21] store %j, which the next GET /consult returns', async (member) => {
      const { status, body } = await api.addMember(member, visitor('a'));
      expect([status, body]).toEqual([201, { id: expect.any(Number), ...member }]);
      expect((await api.get('/consult', visitor('a'))).body).toContainEqual(body);
    });

    it('[API-22 AMB-24] are also added by POST //consult/add, and under the storefront', async () => {
      for (const place of [`${api.url}/`, `${api.storefrontUrl}/api/`, `${api.storefrontUrl}/api`])
        expect([place, (await addMemberAt(place, asha, visitor('b'))).status]).toEqual([place, 201]);
      expect(await namesAt(api.url, visitor('b'))).toEqual(['Asha', 'Asha', 'Asha']);
      expect(await statusOfRaw(api.url, '///products?_page=1')).toBe(200);
    });

    it('[API-21] keep their three fields, each as one line', async () => {
      const other = { id: 1, owner: 'demo', constructor: { x: 1 }, ['__proto__']: { polluted: true } };
      await api.addMember({ ...other, name: '\tAsha\tRao\r\n', age: '3\u00004\t', gender: 'male' }, visitor('3'));
      expect((await api.get('/consult', visitor('3'))).body).toEqual([
        { id: expect.any(Number), name: 'Asha Rao', age: '3 4', gender: 'male' },
      ]);
      // The server runs in the process of the test, so that a polluted prototype would be this one.
      expect(({} as Record<string, unknown>).polluted).toBe(undefined);
    });

    it('[API-20 API-21] of a visitor are only on the list of that visitor', async () => {
      await api.addMember({ ...asha, name: 'Mine' }, visitor('e'));
      await api.addMember({ ...asha, name: 'Yours' }, visitor('f'));
      const lists = [visitor('e'), visitor('f'), visitor('0')].map((headers) => namesAt(api.url, headers));
      expect(await Promise.all(lists)).toEqual([['Mine'], ['Yours'], []]);
      expect(await namesAt(api.url)).not.toContain('Mine');
    });

    it('are all deleted by DELETE /consult of their visitor alone, also if there are none', async () => {
      for (const digit of ['4', '5']) await api.addMember(asha, visitor(digit));
      for (let turn = 1; turn <= 2; turn += 1) {
        const { status, headers } = await api.deleteMembers(visitor('4'));
        expect([turn, status, headers.get('cache-control')]).toEqual([turn, 204, 'private, no-store']);
        expect(await namesAt(api.url, visitor('4'))).toEqual([]);
      }
      expect(await namesAt(api.url, visitor('5'))).toEqual(['Asha']);
      const atTheShop = await fetch(`${api.storefrontUrl}/api/consult`, { method: 'DELETE', headers: visitor('5') });
      expect([atTheShop.status, await namesAt(api.url, visitor('5'))]).toEqual([204, []]);
      expect((await api.addMember(asha, visitor('4'))).status).toBe(201);
    });

    it.each([
      { name: 'Asha Rao', age: '35', gender: 'female' },
      { name: 'आशा', age: 8, gender: 'Choose_option' },
    ])('are changed to %j by PUT /consult/:id, in their place of the list', async (changed) => {
      const { body } = await api.addMember(asha, visitor('c'));
      const { id } = body as { id: number };
      await api.addMember({ ...asha, name: 'After' }, visitor('c'));
      for (let turn = 1; turn <= 2; turn += 1) {
        const response = await api.changeMember(id, changed, visitor('c'));
        expect([turn, response.status, response.body]).toEqual([turn, 200, { id, ...changed }]);
      }
      expect((await api.get('/consult', visitor('c'))).body).toEqual([
        { id, ...changed },
        { id: expect.any(Number), ...asha, name: 'After' },
      ]);
      await api.deleteMembers(visitor('c'));
    });

    it('are not changed to a value that POST /consult/add refuses, and one that is not listed gets 404', async () => {
      const { body } = await api.addMember(asha, visitor('d'));
      const { id } = body as { id: number };
      for (const wrong of [{ ...asha, name: ' ' }, { ...asha, gender: 'other' }, { name: 'Asha' }])
        expect((await api.changeMember(id, wrong, visitor('d'))).status).toBe(400);
      for (const other of [id + 1_000, 'none', '0', '01', '-1', '1e1', '%31x'])
        expect([other, (await api.changeMember(other, asha, visitor('d'))).status]).toEqual([other, 404]);
      expect((await api.get('/consult', visitor('d'))).body).toEqual([{ id, ...asha }]);
    });

    it('are deleted one by one by DELETE /consult/:id, also if it is repeated', async () => {
      const { body } = await api.addMember({ ...asha, name: 'First' }, visitor('8'));
      const { id } = body as { id: number };
      await api.addMember({ ...asha, name: 'Second' }, visitor('8'));
      for (let turn = 1; turn <= 2; turn += 1) {
        expect([turn, (await api.deleteMember(id, visitor('8'))).status]).toEqual([turn, 204]);
        expect(await namesAt(api.url, visitor('8'))).toEqual(['Second']);
      }
      expect((await api.changeMember(id, asha, visitor('8'))).status).toBe(404);
      expect((await api.deleteMember('none', visitor('8'))).status).toBe(404);
      await api.deleteMembers(visitor('8'));
    });

    it('of the shared demo list are neither changed nor deleted one by one by a caller without an identity', async () => {
      const before = (await api.get('/consult')).body as { id: number }[];
      for (const { id } of before) {
        expect((await api.changeMember(id, asha)).status).toBe(401);
        expect((await api.deleteMember(id)).status).toBe(401);
      }
      expect((await api.get('/consult')).body).toEqual(before);
    });

    it('that were changed are not added a second time by a repetition of their addition', async () => {
      const headers = { ...visitor('9'), 'idempotency-key': 'key-of-a-changed-one' };
      const { body } = await api.addMember(asha, headers);
      await api.changeMember((body as { id: number }).id, { ...asha, age: '35' }, visitor('9'));
      expect((await api.addMember(asha, headers)).status).toBe(422);
      expect(await namesAt(api.url, visitor('9'))).toEqual(['Asha']);
    });

    it('of the shared demo list are not deleted by a caller without an identity', async () => {
      const before = await namesAt(api.url);
      const refused = await api.deleteMembers();
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect((await api.deleteMembers({ 'x-visitor-id': 'demo' })).status).toBe(400);
      expect(await namesAt(api.url)).toEqual(before);
    });

    it.each([
      ...['', 'a', 'g'.repeat(32), 'A'.repeat(32), 'a'.repeat(33), "' or 1=1 --"],
      `${'a'.repeat(32)}, ${'b'.repeat(32)}`,
    ])('[API-20] get 400 for the visitor id "%s"', async (id) => {
      const response = await api.get('/consult', { 'x-visitor-id': id });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ errors: [{ field: 'x-visitor-id' }] });
    });

    const key = (text: string) => ({ ...visitor('6'), 'idempotency-key': text });

    it('with an idempotency key are added once, also by simultaneous repetitions, until they are deleted', async () => {
      const uuid = 'f81d4fae-7dec-4d0a-a765-00a0c91e6bf6';
      const responses = await Promise.all(
        [uuid, `"${uuid}"`, uuid, uuid].map((text) => api.addMember(asha, key(text))),
      );
      const [first] = responses;
      expect(first).toMatchObject({ status: 201, body: { id: expect.any(Number) as number, ...asha } });
      for (const { status, body } of responses) expect([status, body]).toEqual([201, first?.body]);
      expect(await namesAt(api.url, visitor('6'))).toEqual(['Asha']);
      expect((await api.addMember(asha, key('another-key-of-asha'))).status).toBe(201);
      expect((await api.addMember(asha, visitor('6'))).status).toBe(201);
      expect(await namesAt(api.url, visitor('6'))).toEqual(['Asha', 'Asha', 'Asha']);
      await api.deleteMembers(visitor('6'));
      expect((await api.addMember(asha, key(uuid))).status).toBe(201);
      expect(await namesAt(api.url, visitor('6'))).toEqual(['Asha']);
    });

    it('with the idempotency key of another member get 422, and a list of another owner never matches', async () => {
      const used = 'key-of-the-first-member';
      expect((await api.addMember({ ...asha, name: 'Meera' }, key(used))).status).toBe(201);
      const before = await namesAt(api.url, visitor('6'));
      for (const other of [{ name: 'Kabir' }, { name: 'Meera', age: '35' }, { name: 'Meera', gender: 'male' }]) {
        const { status, body } = await api.addMember({ ...asha, ...other }, key(used));
        expect([status, body]).toEqual([
          422,
          {
            type: 'urn:niramaya:problem:key-reused',
            title: 'The idempotency key belongs to another request',
            status: 422,
            detail: 'Another member was added with this idempotency key: send a new key with a new member.',
            requestId: expect.any(String) as string,
          },
        ]);
      }
      expect(await namesAt(api.url, visitor('6'))).toEqual(before);
      const ofOther = { ...visitor('7'), 'idempotency-key': used };
      expect((await api.addMember({ ...asha, name: 'Kabir' }, ofOther)).status).toBe(201);
      expect(await namesAt(api.url, visitor('7'))).toEqual(['Kabir']);
    });

    it.each([
      '',
      'short',
      'a'.repeat(65),
      '"aaaaaaaaaaaaaaaa',
      'aaaaaaaaaaaaaaaa, aaaaaaaaaaaaaaaa',
      "' or 1=1 -- aaaaaaaa",
    ])('with the idempotency key %j get 400', async (text) => {
      const { status, body } = await api.addMember(asha, { ...visitor('8'), 'idempotency-key': text });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: 'idempotency-key' }] });
      expect(await namesAt(api.url, visitor('8'))).toEqual([]);
    });

    it('[API-21] that are added at once to an almost full list get 201 up to the limit, then 409', async () => {
      const { db } = api.database;
      const firstKey = { ...visitor('2'), 'idempotency-key': 'key-of-the-first' };
      const added = await api.addMember({ ...asha, name: 'First' }, firstKey);
      const columns = ['owner', 'name', 'age_json', 'gender'] as const;
      const first = await db
        .selectFrom('members')
        .select(columns)
        .where('name', '=', 'First')
        .executeTakeFirstOrThrow();
      // The list then has 995 members. The limit is 1,000.
      await db.insertInto('members').values(Array(994).fill(first)).execute();
      const responses = await Promise.all(Array.from({ length: 40 }, () => api.addMember(asha, visitor('2'))));
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(35);
      expect(await namesAt(api.url, visitor('2'))).toHaveLength(1000);
      expect((await api.addMember({ ...asha, name: 'First' }, firstKey)).body).toEqual(added.body);
      const stored = await db.selectFrom('members').select('id').where('owner', '=', first.owner).execute();
      expect(stored).toHaveLength(1000);
    });
  });
}
