// `npm run dev`: runs the shop from its sources and reloads what has changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createIdentityRelay } from '../../apps/mock-server/src/identity/relay.ts';
import { createSteps } from '../setup/steps.mjs';
import { printAddresses, signInAddress } from '../start/addresses.ts';
import { closeInOrder, type Closing } from '../start/closing.ts';
import { openIdentity } from '../start/identity.ts';
import { requireFreePorts } from '../start/ports.ts';
import { readShopSettings } from '../start/settings.ts';
import { serveStorefront } from './storefront.ts';

const askAgainMilliseconds = 200;

const closing = closeInOrder({ onStop: () => console.log('\nStopping …') });
await develop(closing).catch(closing.fail);

/** Runs the shop from its sources: pages reload in the browser, the API restarts, the sign-in keeps running. */
async function develop(closing: Closing): Promise<void> {
  const steps = createSteps({ total: 4, done: 1 });
  const settings = readShopSettings();
  await requireFreePorts(settings);
  const { host, storefrontPort, apiPort, identity } = settings.server;
  const apiUrl = `http://${host}:${apiPort}`;
  const emulator = openIdentity(settings, closing);

  await steps.step('API', async () => {
    watchApi(closing);
    await answering(`${apiUrl}/healthz`, closing.signal);
    return 'ready';
  });
  await steps.step('Storefront', async () => {
    const relay = emulator && createIdentityRelay(emulator);
    const storefront = await serveStorefront({ host, port: storefrontPort, apiUrl, relay });
    closing.add(() => storefront.close());
    return `open at http://${host}:${storefrontPort}${emulator ? ', sign-in follows' : ''}`;
  });
  await steps.step('Sign-in', async () => {
    await emulator?.ready;
    return 'ready';
  });
  printAddresses({
    Storefront: `http://${host}:${storefrontPort}`,
    API: apiUrl,
    'Sign-in': signInAddress(emulator, identity.projectId),
  });
}

function watchApi(closing: Closing): void {
  const file = path.join(import.meta.dirname, 'api.ts');
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', file], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  closing.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}

/** Waits until the URL responds. An error in the API's sources is printed above; the wait ends once it is fixed. */
async function answering(url: string, signal: AbortSignal): Promise<void> {
  const answers = () =>
    fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(askAgainMilliseconds, undefined, { signal });
}
