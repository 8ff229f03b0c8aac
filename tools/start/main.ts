// `npm start`: builds the shop if it has changed, and serves it with its API and its sign-in.
import { startServer } from '@niramaya/mock-server';
import { createIdentityRelay } from '../../apps/mock-server/src/identity/relay.ts';
import { createSteps } from '../setup/steps.mjs';
import { printAddresses, signInAddress } from './addresses.ts';
import { buildStorefront } from './build-storefront.ts';
import { closeInOrder, type Closing } from './closing.ts';
import { openIdentity } from './identity.ts';
import { requireFreePorts } from './ports.ts';
import { readShopSettings } from './settings.ts';

const closing = closeInOrder({
  onStop: () => console.log('\nStopping …'),
  onStopped: () => console.log('Stopped. Data and accounts are saved.'),
});
await start(closing).catch(closing.fail);

/** Builds and serves the shop. Sign-in, the slowest part, starts in parallel with the build. */
async function start(closing: Closing): Promise<void> {
  const steps = createSteps({ total: 4, done: 1 });
  const settings = readShopSettings();
  await requireFreePorts(settings);
  const emulator = openIdentity(settings, closing);

  let addresses: Record<string, string> = {};
  let folder = '';
  await steps.step('Storefront', async () => {
    folder = await buildStorefront(closing.signal);
    return 'built';
  });
  await steps.step('Shop', async () => {
    const server = await startServer(settings.server, {
      relay: emulator && createIdentityRelay(emulator),
      storefrontDir: folder,
    });
    closing.add(server.close);
    addresses = { Storefront: server.storefrontUrl, API: `${server.apiUrl} (read and try it at /docs)` };
    return `open at ${server.storefrontUrl}${emulator ? ', sign-in follows' : ''}`;
  });
  await steps.step('Sign-in', async () => {
    await emulator?.ready;
    return 'ready';
  });
  printAddresses({ ...addresses, 'Sign-in': signInAddress(emulator, settings.server.identity.projectId) });
}
