import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addMemberAt, asha, namesAt, unlimited, useApi, visitor } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { mountProblem, smallDisks } from '../../test/small-disk.ts';
import type { Database } from '../database/database.ts';
import { databaseErrorKind } from '../database/error-kind.ts';
import { databaseFile, openSqlite } from '../database/open-sqlite.ts';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';

/** More members than the pages of the filled database have room for. */
const MORE_THAN_FIT = 500;

/** PostgreSQL has no size limit: a trigger throws its error for a full disk. */
const fillDatabase: Record<Database['engine'], (database: Database) => Promise<unknown>> = {
  sqlite: async ({ db }) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    return sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  },
  postgres: async ({ db }) => {
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    await sql`create trigger no_room before insert on members execute function no_room()`.execute(db);
  },
};

const freeSpace: Record<Database['engine'], (database: Database) => Promise<unknown>> = {
  sqlite: ({ db }) => sql`pragma max_page_count = 1000000`.execute(db),
  postgres: ({ db }) => sql`drop function no_room cascade`.execute(db),
};

const WRITERS = 8;
const MOST_WRITES = 2_000;

/**
 * SQLite's index of its write-ahead log is a shared memory file of blocks. The first block has room for this many
 * frames of the log, behind a header, and the next write makes the file larger.
 */
const FRAMES_OF_THE_FIRST_BLOCK = 4_062;
/** A frame is a page of 4,096 bytes with a header of 24. */
const BYTES_OF_A_FRAME = 4_120;
/** The extended code for a shared memory file that cannot be made larger. */
const SQLITE_IOERR_SHMSIZE = 4874;

function realDiskTests(): void {
  const mount = smallDisks();

  it('[API-20 API-21] that is a real one rejects writes with 507, and keeps every acknowledged member', async () => {
    const disk = mount(8);
    const settings = readSettings({ ...unlimited, DATA_DIR: disk.folder, ASSETS_DIR: path.join(disk.folder, 'none') });
    const first = await startServer(settings, { storefrontDir: path.join(disk.folder, 'none') });
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    const write = async (writer: number) => {
      for (let number = 0; number < MOST_WRITES; number += 1) {
        const name = `${writer}-${number}-${'a'.repeat(80)}`;
        const response = await addMemberAt(first.apiUrl, { ...asha, name }, visitor(String(writer)));
        if (response.status !== 201) return refused.push(await response.json());
        acknowledged.push(name);
      }
      return undefined;
    };
    disk.fillUntilFree(200_000);
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    expect(refused).toHaveLength(WRITERS);
    for (const problem of refused) expect(problem).toMatchObject({ type: 'urn:niramaya:problem:storage-full' });
    for (const address of ['/products?q=vitamn', '/products/1', '/medi', '/offers', '/readyz'])
      expect([address, (await fetch(first.apiUrl + address)).status]).toEqual([address, 200]);
    const names = async (url: string) =>
      (await Promise.all(Array.from({ length: WRITERS }, (_, writer) => namesAt(url, visitor(String(writer)))))).flat();
    expect((await names(first.apiUrl)).sort()).toEqual(acknowledged.toSorted());

    disk.free();
    expect((await addMemberAt(first.apiUrl, { ...asha, name: 'Later' }, visitor('0'))).status).toBe(201);
    await first.close();
    const second = await startServer(settings, { storefrontDir: path.join(disk.folder, 'none') });
    expect((await names(second.apiUrl)).sort()).toEqual([...acknowledged, 'Later'].sort());
    await second.close();
    console.log(`A full tmpfs: ${acknowledged.length} members acknowledged, 0 lost`);
  });

  it('that has no room for the index of the log is full, too, and a start says it', async () => {
    const disk = mount(24);
    const database = openSqlite(disk.folder);
    const log = () => fs.statSync(`${databaseFile(disk.folder)}-wal`).size;
    await sql`create table notes (note text)`.execute(database.db);
    // A transaction that reads keeps all later frames in the log.
    const reader = new DatabaseSync(databaseFile(disk.folder));
    reader.exec('begin; select count(*) from notes');
    const write = () => database.db.transaction().execute((trx) => sql`insert into notes values ('a')`.execute(trx));
    while (log() < (FRAMES_OF_THE_FIRST_BLOCK - 4) * BYTES_OF_A_FRAME) await write();
    disk.fillUntilFree(40_000);
    const writeUntilFull = async () => {
      for (let number = 0; number < 10; number += 1) await write();
    };
    const error = await writeUntilFull().catch((failure: unknown) => failure);
    expect(databaseErrorKind(error)).toBe('full');
    expect(error).toMatchObject({ cause: { errcode: SQLITE_IOERR_SHMSIZE } });
    disk.free();
    await write();
    reader.close();
    await database.close();
    disk.fillUntilFree(0);
    expect(() => openSqlite(disk.folder)).toThrow('The disk of the database is full: free some space and start again.');
  });
}

/** Tests of a full disk, for each engine. With SQLite a real one is filled too, if this machine can mount it. */
export function fullDiskSuite(engine: TestEngine): void {
  describe('a full disk', () => {
    const api = useApi(engine);
    const add = (number: number) =>
      api.addMember({ name: `Member ${number} ${'a'.repeat(80)}`, age: '1', gender: 'male' }, visitor('5'));
    const numberOfMembers = async () => ((await api.get('/consult', visitor('5'))).body as unknown[]).length;

    it('[API-20 API-21] rejects a write with 507, loses nothing, stays readable, and accepts writes when space is free', async () => {
      expect((await add(0)).status).toBe(201);
      await fillDatabase[api.database.engine](api.database);
      let kept = 1;
      let response = await add(kept);
      for (; response.status === 201 && kept < MORE_THAN_FIT; kept += 1) response = await add(kept + 1);
      expect(response.body).toMatchObject({ type: 'urn:niramaya:problem:storage-full', status: 507 });
      expect(response.text).not.toMatch(/device|file|sqlite|postgres/i);

      for (const path of ['/products?q=vitamn', '/products/1', '/medi', '/offers', '/readyz'])
        expect([path, (await api.get(path)).status]).toEqual([path, 200]);
      expect(await numberOfMembers()).toBe(kept);

      await freeSpace[api.database.engine](api.database);
      expect((await add(kept)).status).toBe(201);
      expect(await numberOfMembers()).toBe(kept + 1);
    });

    if (engine.name !== 'SQLite') return;
    const problem = mountProblem();
    if (problem === null) realDiskTests();
    else console.warn(`No test fills a real disk here, because it cannot be mounted: ${problem}`);
  });
}
