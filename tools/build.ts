import { giveUp } from './setup/trouble.mjs';
import { buildStorefront } from './start/build-storefront.ts';

/** `npm run build`: the storefront, from Nx's cache where nothing has changed. */
await buildStorefront().then((folder) => console.log(`Storefront: ${folder}`), giveUp);
