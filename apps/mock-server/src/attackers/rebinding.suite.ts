import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { speak, statusOf } from '../../test/raw.ts';

const ask = async (url: string, path: string, host: string): Promise<number> =>
  statusOf(await speak(url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));

export function rebindingSuite(engine: TestEngine): void {
  describe('a name of a stranger that was made to lead here', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true', WEB_ORIGINS: 'https://tunnel.example' });

    it.each(['evil.example', 'evil.example:4200', 'localhost.evil.example', '127.0.0.1.evil.example', 'a@b', '['])(
      'reaches neither the demo list nor sign-in nor a page: Host: %s',
      async (host) => {
        expect(await ask(api.url, '/consult', host)).toBe(421);
        expect(await ask(api.storefrontUrl, '/api/consult', host)).toBe(421);
        expect(await ask(api.storefrontUrl, '/', host)).toBe(421);
      },
    );

    it.each([
      'localhost',
      'localhost:4300',
      '127.0.0.1',
      '[::1]:80',
      'shop.localhost',
      '192.168.1.5',
      'tunnel.example',
    ])('while this machine’s own are served: Host: %s', async (host) => {
      expect(await ask(api.url, '/consult', host)).toBe(200);
    });
  });

  describe('in production', () => {
    const api = useApi(engine, { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'niramaya-shop' });

    it('the proxy decides which names there are', async () => {
      expect(await ask(api.url, '/products?_page=1', 'shop.example')).toBe(200);
    });
  });
}
