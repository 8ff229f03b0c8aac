import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { freePorts } from '../free-ports.ts';
import type { EmulatorPorts } from './emulator-config.ts';

/** The emulator needs about six seconds; a busy machine gets thirty times that. */
const patience = 180_000;
const folder = mkdtempSync(path.join(tmpdir(), 'niramaya-killed-'));
const program = (ports: EmulatorPorts) => `
  import { createServer } from 'node:http';
  import { startEmulator } from ${JSON.stringify(new URL('./emulator.ts', import.meta.url).href)};
  import { createIdentityRelay } from ${JSON.stringify(new URL('./relay.ts', import.meta.url).href)};
  const emulator = startEmulator({
    ...${JSON.stringify({ folder, projectId: 'demo-niramaya', ports })},
    onSaveFailed: console.error,
  });
  await emulator.ready;
  const relay = createIdentityRelay(emulator);
  const shop = createServer((request, response) => relay(request, response, () => response.end()));
  shop.listen(0, '127.0.0.1', () => console.log(JSON.stringify([shop.address().port, emulator.pid])));
`;

interface Shop {
  call(name: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  /** `kill -9` of the shop and its emulator at the same moment. */
  kill(): Promise<void>;
}

let running: ChildProcess | undefined;

async function startShop(): Promise<Shop> {
  // New ports for each start: another program may have taken those of the killed emulator.
  const [identity = 0, hub = 0, log = 0] = await freePorts(3);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program({ identity, hub, log })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    // A shop that ends prints no line. Without this the test would wait until its time-out.
    exited.then(([code]) => Promise.reject(new Error(`The shop ended with exit code ${code}: ${errors}`))),
  ])) as [string];
  const [port, emulator] = JSON.parse(line) as [number, number];
  return {
    call: async (name, body) => {
      const response = await fetch(
        `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      );
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    kill: async () => {
      process.kill(emulator, 'SIGKILL');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

afterAll(() => {
  running?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const credentials = (email: string) => ({ email, password: 'correct horse', returnSecureToken: true });

it(
  '[IDENTITY-29] accounts are there again after shop and emulator were killed together, right after the response',
  async () => {
    let shop = await startShop();
    const asha = await shop.call('signUp', credentials('asha@example.in'));
    const named = await shop.call('update', { idToken: asha.body.idToken, displayName: 'Asha Rao' });
    const bilal = await shop.call('signUp', credentials('bilal@example.in'));
    await shop.kill();
    expect([asha.status, named.status, bilal.status]).toEqual([200, 200, 200]);

    shop = await startShop();
    for (const [email, { localId }] of [
      ['asha@example.in', asha.body],
      ['bilal@example.in', bilal.body],
    ] as const)
      expect(await shop.call('signInWithPassword', credentials(email))).toMatchObject({
        status: 200,
        body: { localId, registered: true },
      });
    // The session from before the kill is still valid.
    const { body } = await shop.call('lookup', { idToken: asha.body.idToken });
    expect(body).toMatchObject({ users: [{ email: 'asha@example.in', displayName: 'Asha Rao' }] });
    await shop.kill();
  },
  2 * patience,
);
