import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asha, useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { rawGet, sendRaw, sendRawGet, statusOf } from '../../test/raw.ts';

const SECRET = 'the-secret-of-this-machine';
const build = {
  ...Object.fromEntries(['secret.txt', 'dist/.env', 'dist/.git/config'].map((file) => [file, SECRET])),
  ...Object.fromEntries(['index.html', '404.html', 'assets/app.js'].map((file) => [`dist/${file}`, 'public'])),
};

const ways = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/assets/app.js/../../../secret.txt',
  '/....//secret.txt',
  '//../secret.txt',
  '/secret.txt%00.svg',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/assets/..;/..;/secret.txt',
  'file:///etc/passwd',
  'http://evil.example/../secret.txt',
  `/${'%2e%2e%2f'.repeat(20)}etc/passwd`,
];

const POST = 'POST /consult/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const NEXT = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const json = (body: string | Buffer, headers = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`${POST}Connection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n`),
    Buffer.from(body),
  ]);

const good = JSON.stringify(asha);
/** Returns a valid body of `size` bytes. */
const ofBytes = (size: number): string => good.replace('{', `{${' '.repeat(size - good.length)}`);
const queryOf = (bytes: number): string => `/products?${'_page=1&x='.padEnd(bytes - 1, 'a')}`;
const chunk = `${(1_000).toString(16)}\r\n${'a'.repeat(1_000)}\r\n`;
const twice = (name: string, one: string, other: string): string => `${name}: ${one}\r\n${name}: ${other}\r\n`;

export function wireSuite(engine: TestEngine): void {
  describe('raw bytes', () => {
    const parent = temporaryFolder(build);
    const api = useApi(engine, {}, { storefrontDir: path.join(parent, 'dist') });

    it('read no file outside the shop and no hidden file', async () => {
      const { url, storefrontUrl } = api;
      const places = [storefrontUrl, `${storefrontUrl}/api`, url, `${url}/pictures`, `${url}/products`];
      for (const place of places)
        for (const way of ways) {
          const target = way.startsWith('/') ? new URL(place).pathname.replace(/^\/$/, '') + way : way;
          const response = await sendRawGet(place, target);
          expect([place, way, statusOf(response)]).toEqual([place, way, expect.toBeOneOf([400, 404])]);
          expect(response).not.toMatch(new RegExp(`${SECRET}|root:.*:0:0|node_modules|${parent}`));
        }
    });

    it.each([
      ['/consult?q=%0d%0aSet-Cookie:%20stolen=1%0d%0a%0d%0a<h1>', ''],
      ['/products?category=a%E5%98%8A%E5%98%8DSet-Cookie:stolen=1', ''],
      ...['\r', '\n', '%0d%0a', '\0'].map((split) => ['/consult', `X-Request-Id: a${split}Set-Cookie: stolen=1\r\n`]),
    ])('add no header to a response: %j %j', async (target, header) => {
      for (const url of [api.url, api.storefrontUrl]) {
        const [head = ''] = (await sendRawGet(url, target!, header)).split('\r\n\r\n');
        expect(head).not.toMatch(/set-cookie/i);
      }
    });

    it.each([
      ['two lengths', 400, `${POST}Content-Length: 4\r\nContent-Length: 60\r\n\r\nabcd${NEXT}`],
      ['a length and chunks', 400, `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${NEXT}`],
      ['[API-21] a body of 10 kB', 201, json(ofBytes(10_240))],
      ['[API-21] a larger body', 413, json(ofBytes(10_241))],
      [
        '[API-21] chunks of 50 kB',
        413,
        `${POST}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(50)}0\r\n\r\n`,
      ],
      [
        '[API-21] a compressed body of 10 MB',
        413,
        json(gzipSync('a'.repeat(10_000_000)), 'Content-Encoding: gzip\r\n'),
      ],
      ['[API-08] a query of 8 kB', 200, rawGet(queryOf(8_192))],
      ['[API-08] a longer query', 414, rawGet(queryOf(8_193))],
      ['[API-20] two visitor ids', 400, rawGet('/consult', twice('X-Visitor-Id', 'a'.repeat(32), 'b'.repeat(32)))],
      ['[API-20] two sign-ins', 401, rawGet('/consult', twice('Authorization', 'Bearer a', 'Bearer b'))],
    ])('with %s get %i, and no second response', async (_what, status, bytes) => {
      const response = await sendRaw(api.url, bytes);
      expect([statusOf(response), response.match(/^HTTP/gm)?.length]).toEqual([status, 1]);
    });
  });
}
