import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../apps/mock-server/test/free-ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startTimeoutMs = 180_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the shop as `npm start` does, on separate ports and in a separate data folder. Stops it when the journeys end.
 * If `SHOP_URL` is set, the journeys use the shop at that URL instead.
 */
export default async function startShop() {
  if (process.env.SHOP_URL) return undefined;
  const [storefront, api, identity, hub, log] = await freePorts(5);
  const data = await mkdtemp(path.join(tmpdir(), 'niramaya-journeys-'));
  const shop = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      STOREFRONT_PORT: String(storefront),
      API_PORT: String(api),
      IDENTITY_PORT: String(identity),
      IDENTITY_HUB_PORT: String(hub),
      IDENTITY_LOG_PORT: String(log),
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
    },
  });
  let output = '';
  shop.stdout.on('data', (chunk) => (output += chunk));
  shop.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));

  const url = `http://127.0.0.1:${storefront}`;
  const deadline = Date.now() + startTimeoutMs;
  const isUp = async () =>
    (await answers(`${url}/api/healthz`)) && (await answers(`http://127.0.0.1:${identity}/emulator/openapi.json`));
  while (!(await isUp())) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill('SIGTERM');
      throw new Error(`The shop did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  process.env.SHOP_URL = url;

  return async () => {
    shop.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
}
