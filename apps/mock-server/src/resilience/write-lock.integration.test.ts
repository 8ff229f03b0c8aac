import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { asha, namesAt, useApi, visitor } from '../../test/api.ts';
import { temporaryFolder } from '../../test/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder();

/** Takes the write lock as another process would, and returns a function that gives it back. */
function lockForWriting(): () => void {
  const other = new DatabaseSync(path.join(folder, 'niramaya.sqlite'));
  other.exec('begin immediate');
  const unlock = () => {
    if (other.isOpen) other.close();
  };
  onTestFinished(unlock);
  return unlock;
}

describe('SQLite whose write lock another process holds', () => {
  const api = useApi({ name: 'SQLite', newDatabase: () => ({ DATA_DIR: folder }) });
  const add = (name: string) => api.addMember({ ...asha, name }, visitor('a'));

  it('answers reads while writes wait, and stores each of them once when the lock is free', async () => {
    const unlock = lockForWriting();
    const order: string[] = [];
    const names = Array.from({ length: 20 }, (_, index) => `Member ${index}`);
    const writes = names.map((name) => add(name).finally(() => order.push('write')));
    for (const path of ['/products?_page=3', '/products?q=zinc', '/offers', '/consult', '/readyz']) {
      expect([path, (await api.get(path)).status]).toEqual([path, 200]);
      order.push(path);
    }
    expect(order).not.toContain('write');
    unlock();
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect((await namesAt(api.url, visitor('a'))).toSorted()).toEqual(names.toSorted());
  });

  it('refuses a write with 503 and Retry-After if the lock stays, stores nothing, and recovers', async () => {
    const unlock = lockForWriting();
    const refused = await Promise.all([add('Refused'), add('Refused')]);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(2).fill([503, '5']),
    );
    unlock();
    expect((await add('Accepted')).status).toBe(201);
    const names = await namesAt(api.url, visitor('a'));
    expect([names.includes('Refused'), names.at(-1)]).toEqual([false, 'Accepted']);
  });
});
