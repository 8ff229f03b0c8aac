/**
 * Sends ten searches of fifty letters a second, and filtered pages far from the start over fifty connections:
 * `attackers.ts URL PRODUCTS SECONDS`. It runs in a process of its own, so that it delays the server and not the
 * shopper who is measured.
 */
import { load } from './autocannon.ts';
import { deepPage, longSearch } from './paths.ts';

const [url = '', products = '', seconds = ''] = process.argv.slice(2);
const duration = Number(seconds);
const [searches, pages] = await Promise.all([
  load({ url, duration, connections: 10, overallRate: 10, path: longSearch }),
  load({ url, duration, connections: 50, path: () => deepPage(Number(products)) }),
]);
console.log(
  `attackers: ${searches.requests.total} searches (${searches.non2xx} refused), ${pages.requests.total} deep pages (${pages.non2xx} refused)`,
);
