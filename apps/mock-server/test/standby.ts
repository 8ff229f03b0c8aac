import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePorts } from '../src/free-ports.ts';
import { launchPostgres, type PostgresPlace } from './postgres.ts';

export interface TestStandby {
  /** Returns the standby's address of a database of the primary. */
  addressOf(database: string): string;
  halt(signal: NodeJS.Signals): Promise<void>;
  resume(): Promise<void>;
  /** Pauses the replay. The standby still receives data but shows none of it, like one that cannot keep up. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Resolves when the standby shows everything that the primary has committed by now. */
  untilCaughtUp(): Promise<void>;
}

async function ask<T extends object>(port: number, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: `postgresql://shop@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    const { rows } = await client.query<T>(text);
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** Files that a running server must not find in the copy of another. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']);

/**
 * Copies the primary's files while it runs, as `pg_basebackup` does; that program is not in the package. What was
 * written in the meantime is streamed afterwards.
 */
async function copyPrimary({ data, port }: PostgresPlace, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: `postgresql://shop@127.0.0.1:${port}/postgres` });
  await client.connect();
  await client.query("select pg_backup_start('standby', fast => true)");
  fs.cpSync(data, to, { recursive: true, filter: (file) => !LEFT_OUT.has(path.relative(data, file)) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  for (const folder of ['pg_wal', 'pg_replslot']) fs.mkdirSync(path.join(to, folder), { mode: 0o700 });
  fs.writeFileSync(path.join(to, 'backup_label'), rows[0]!.labelfile);
  fs.writeFileSync(path.join(to, 'standby.signal'), '');
  fs.appendFileSync(
    path.join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=shop'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
}

function giveTo(folder: string, { uid, gid }: PostgresPlace['options']): void {
  if (uid === undefined || gid === undefined) return;
  for (const entry of ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    fs.chownSync(path.join(folder, entry), uid, gid);
}

/** Starts a hot standby that follows a running primary. It ends with the primary's folder, so halt it before. */
export async function startStandby(primary: PostgresPlace): Promise<TestStandby> {
  const [port = 0] = await freePorts(1);
  const place = { ...primary, port, data: path.join(primary.folder, 'standby') };
  await copyPrimary(primary, place.data);
  fs.chmodSync(place.data, 0o700);
  giveTo(place.data, place.options);
  let server = await launchPostgres(place);
  process.once('exit', () => server.kill('SIGKILL'));
  return {
    addressOf: (database) => {
      const url = new URL(database);
      url.port = String(port);
      return url.href;
    },
    async halt(signal) {
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
    },
    async resume() {
      server = await launchPostgres(place);
    },
    pauseReplay: async () => void (await ask(port, 'select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await ask(port, 'select pg_wal_replay_resume()')),
    async untilCaughtUp() {
      const { lsn } = await ask<{ lsn: string }>(primary.port, 'select pg_current_wal_lsn()::text as lsn');
      await vi.waitFor(
        async () => {
          const { behind } = await ask<{ behind: boolean }>(
            port,
            `select coalesce(pg_last_wal_replay_lsn() < '${lsn}', true) as behind`,
          );
          if (behind) throw new Error('The standby is behind');
        },
        { timeout: 30_000, interval: 50 },
      );
    },
  };
}
