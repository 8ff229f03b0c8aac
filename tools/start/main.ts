import path from 'node:path';
import { startServer } from '@niramaya/mock-server';
import { startEmulator, type Emulator } from '../../apps/mock-server/src/identity/emulator.ts';
import { createIdentityRelay } from '../../apps/mock-server/src/identity/relay.ts';
import { createSteps } from '../setup/steps.mjs';
import { buildStorefront } from './build-storefront.ts';
import { closeInOrder, type Closing } from './closing.ts';
import { requireFreePorts } from './ports.ts';
import { readShopSettings, type ShopSettings } from './settings.ts';

const closing = closeInOrder({
  onStop: () => console.log('\nStopping …'),
  onStopped: () => console.log('Stopped. Accounts and data are saved.'),
});
await start(closing).catch(closing.fail);

/** Builds and serves the shop; sign-in, the slowest part, starts beside the build. */
async function start(closing: Closing): Promise<void> {
  const steps = createSteps({ total: 4, done: 1 });
  const settings = readShopSettings();
  await requireFreePorts(settings);
  const emulator = settings.emulated ? openEmulator(settings, closing) : undefined;

  await steps.step('Storefront', () => buildStorefront({ signal: closing.signal }));
  let addresses: [name: string, url: string][] = [];
  await steps.step('Shop', async () => {
    const server = await startServer(settings.server, { relay: emulator && createIdentityRelay(emulator) });
    closing.add(server.close);
    addresses = [
      ['Storefront', server.storefrontUrl],
      ['API', server.apiUrl],
    ];
    return `open at ${server.storefrontUrl}${emulator ? ', sign-in follows' : ''}`;
  });
  await steps.step('Sign-in', async () => {
    await emulator?.ready;
    addresses.push(['Sign-in', emulator?.origin ?? `Firebase project ${settings.server.identity.projectId}`]);
    return 'ready';
  });
  console.log(`\n${addresses.map(([name, url]) => `  ${name.padEnd(12)}${url}`).join('\n')}\n`);
  console.log('Press Ctrl-C to stop. Nothing is lost: data and accounts are there at the next start.');
}

/** Opened first and closed last, so that it saves what the last request changed. */
function openEmulator({ server }: ShopSettings, closing: Closing): Emulator {
  const { projectId, port, hubPort, logPort } = server.identity;
  const emulator = startEmulator({
    folder: path.join(server.dataDir, 'identity'),
    projectId,
    ports: { identity: port, hub: hubPort, log: logPort },
  });
  closing.add(emulator.stop);
  void emulator.died.then(closing.fail);
  return emulator;
}
