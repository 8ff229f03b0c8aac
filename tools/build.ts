import { buildStorefront } from './start/build-storefront.ts';
import { storefrontFolder } from './start/storefront-folder.ts';
import { giveUp } from './setup/trouble.mjs';

/** Builds the storefront where its sources or settings have changed. */
await buildStorefront({ folder: storefrontFolder() }).then((result) => console.log(`Storefront: ${result}`), giveUp);
