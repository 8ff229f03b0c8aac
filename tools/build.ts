import { giveUp } from './setup/trouble.mjs';
import { buildStorefront } from './start/build-storefront.ts';

/** `npm run build` builds the storefront. If nothing has changed, it comes from Nx's cache. */
await buildStorefront().then((folder) => console.log(`Storefront: ${folder}`), giveUp);
