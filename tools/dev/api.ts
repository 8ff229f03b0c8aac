import { startServer } from '@niramaya/mock-server';
import { closeInOrder } from '../start/closing.ts';
import { readShopSettings } from '../start/shop.ts';

const closing = closeInOrder();
const { server: settings } = readShopSettings();
const pages = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${settings.storefrontPort}`);
await startServer({ ...settings, storefrontPort: 0, webOrigins: [...settings.webOrigins, ...pages] }).then(
  (server) => closing.add(server.close),
  closing.fail,
);
