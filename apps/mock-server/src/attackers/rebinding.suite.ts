import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { statusOfRaw } from '../../test/raw.ts';

export function rebindingSuite(engine: TestEngine): void {
  describe('a shop on this machine', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true', WEB_ORIGINS: 'https://tunnel.example' });

    it.each(['evil.example', 'evil.example:4200', 'localhost.evil.example', '127.0.0.1.evil.example', 'a@b', '['])(
      'rejects the host name %s with 421',
      async (host) => {
        expect(await statusOfRaw(api.url, '/consult', host)).toBe(421);
        for (const path of ['/api/consult', '/']) expect(await statusOfRaw(api.storefrontUrl, path, host)).toBe(421);
      },
    );

    it.each('localhost localhost:4300 127.0.0.1 [::1]:80 shop.localhost 192.168.1.5 tunnel.example'.split(' '))(
      'serves the host name %s',
      async (host) => {
        expect(await statusOfRaw(api.url, '/consult', host)).toBe(200);
      },
    );
  });
}
