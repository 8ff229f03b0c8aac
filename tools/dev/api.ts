/**
 * The API of `npm run dev`, which `main.ts` starts with `node --watch`. Vite serves the pages of the shop at the port
 * of the storefront, so the server puts its own pages at any free port, and allows requests from those of Vite.
 */
import { startServer } from '@niramaya/mock-server';
import { closeInOrder } from '../start/closing.ts';
import { readShopSettings } from '../start/shop.ts';

const closing = closeInOrder();
const { server: settings } = readShopSettings();
const viteOrigins = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${settings.storefrontPort}`);
await startServer({ ...settings, storefrontPort: 0, webOrigins: [...settings.webOrigins, ...viteOrigins] }).then(
  (server) => closing.add(server.close),
  closing.fail,
);
