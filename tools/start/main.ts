/** `npm start`: builds the storefront, and serves it with the API and the sign-in until Ctrl-C. */
import { startServer } from '@niramaya/mock-server';
import { createIdentityProxy } from '../../apps/mock-server/src/identity/identity-proxy.ts';
import { buildStorefront } from './build-storefront.ts';
import { closeInOrder, type Closing } from './closing.ts';
import { chooseFreePorts, openIdentity, printAddresses, readShopSettings, requireFreePorts } from './shop.ts';

const closing = closeInOrder({
  onStop: () => console.log('\nStopping …'),
  onStopped: () => console.log('Stopped. Data and accounts are saved.'),
});
await start(closing).catch(closing.fail);

async function start(closing: Closing): Promise<void> {
  const settings = readShopSettings(await chooseFreePorts());
  await requireFreePorts(settings);
  const emulator = openIdentity(settings, closing);

  console.log('Building the storefront, if it has changed …');
  const storefrontDir = await buildStorefront(closing.signal);
  const identityProxy = emulator && createIdentityProxy(emulator);
  const { storefrontUrl, apiUrl, close } = await startServer(settings.server, { identityProxy, storefrontDir });
  closing.add(close);
  if (emulator) console.log(`The shop is open at ${storefrontUrl}. Sign-in follows …`);
  await emulator?.ready;
  printAddresses(
    {
      Storefront: storefrontUrl,
      API: `${apiUrl} (described in /openapi.json${settings.server.apiDocs ? ' and /docs' : ''})`,
    },
    emulator,
    settings,
  );
}
