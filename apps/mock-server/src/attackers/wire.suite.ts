import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asha, useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { sendRaw, sendRawGet, statusOf } from '../../test/raw.ts';

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
  '/assets/..%2f..%2fsecret.txt',
  '/assets/app.js/../../../secret.txt',
  '/....//secret.txt',
  '//../secret.txt',
  '/secret.txt%00.svg',
  '/%00../secret.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/assets/..;/..;/secret.txt',
  'file:///etc/passwd',
  'http://evil.example/../secret.txt',
  `/${'../'.repeat(20)}etc/passwd`,
  `/${'%2e%2e%2f'.repeat(20)}etc/passwd`,
];

const POST = 'POST /consult/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const json = (body: string | Buffer, headers = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`${POST}Connection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n`),
    Buffer.from(body),
  ]);

const good = JSON.stringify(asha);
/** A valid body of `size` bytes. */
const ofBytes = (size: number): string => good.replace('{', `{${' '.repeat(size - good.length)}`);

export function wireSuite(engine: TestEngine): void {
  describe('raw bytes', () => {
    const parent = temporaryFolder(build);
    const api = useApi(engine, {}, { storefrontDir: path.join(parent, 'dist') });

    it('read no file outside the shop and no hidden file', async () => {
      const places = [
        [api.storefrontUrl, ''],
        [api.storefrontUrl, '/api'],
        [api.url, ''],
        [api.url, '/pictures'],
        [api.url, '/products'],
      ] as const;
      for (const [url, prefix] of places)
        for (const way of ways) {
          const response = await sendRawGet(url, way.startsWith('/') ? prefix + way : way);
          expect([prefix, way, statusOf(response)]).toEqual([prefix, way, expect.toBeOneOf([400, 404])]);
          expect(response).not.toMatch(new RegExp(`${SECRET}|root:.*:0:0|node_modules|${parent}`));
        }
    });

    it('add no header to a response', async () => {
      const split = '%0d%0aSet-Cookie:%20stolen=1%0d%0a%0d%0a<h1>';
      const places = ['products?q=', 'products?', 'products/', 'pictures/', ''].map((place) => `/${place}${split}`);
      for (const target of [...places, '/products?category=a%E5%98%8A%E5%98%8DSet-Cookie:stolen=1'])
        for (const url of [api.url, api.storefrontUrl])
          expect(await sendRawGet(url, target)).not.toMatch(/set-cookie/i);
      for (const name of ['X-Request-Id', 'Origin', 'X-Forwarded-For', 'X-Visitor-Id', 'Accept-Language'])
        for (const split of ['\r', '\n', '%0d%0a', '\0']) {
          const value = `a${split}Set-Cookie: stolen=1`;
          const [head = ''] = (await sendRawGet(api.url, '/consult', `${name}: ${value}\r\n`)).split('\r\n\r\n');
          expect([name, head]).toEqual([name, expect.not.stringMatching(/set-cookie/i)]);
        }
    });

    it.each([
      ['two lengths', 'Content-Length: 4\r\nContent-Length: 60\r\n\r\nabcd'],
      ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
      ['a length that is no number', 'Content-Length: 4e1\r\n\r\nabcd'],
    ])('cannot add a second request by %s', async (_how, rest) => {
      const response = await sendRaw(api.url, `${POST}${rest}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect(statusOf(response)).toBe(400);
      expect(response).not.toContain('{"status":"ok"}');
    });

    it('[API-21] of a body get 413 over 10 kB, plain, in chunks or compressed', async () => {
      expect(statusOf(await sendRaw(api.url, json(ofBytes(10_240))))).toBe(201);
      expect(statusOf(await sendRaw(api.url, json(ofBytes(10_241))))).toBe(413);
      const chunk = `${(1_000).toString(16)}\r\n${'a'.repeat(1_000)}\r\n`;
      const chunked = `${POST}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(50)}`;
      expect(statusOf(await sendRaw(api.url, `${chunked}0\r\n\r\nGET / HTTP/1.0\r\n\r\n`))).toBe(413);
      const bomb = gzipSync('a'.repeat(10_000_000));
      expect(statusOf(await sendRaw(api.url, json(bomb, 'Content-Encoding: gzip\r\n')))).toBe(413);
    });

    it('outside ASCII in a query never get a 5xx', async () => {
      expect(statusOf(await sendRawGet(api.url, '/products?q=\xff\xfe'))).toBeLessThan(500);
    });

    it('[API-08] of a query get 414 over 8 kB', async () => {
      const queryOf = (bytes: number) => `/products?_page=1&x=${'a'.repeat(bytes - '?_page=1&x='.length)}`;
      expect(statusOf(await sendRawGet(api.url, queryOf(8_192)))).toBe(200);
      expect(statusOf(await sendRawGet(api.url, queryOf(8_193)))).toBe(414);
    });

    it('[API-20] with two visitor ids get 400, and with two sign-ins 401', async () => {
      const id = (digit: string) => `X-Visitor-Id: ${digit.repeat(32)}\r\n`;
      expect(statusOf(await sendRawGet(api.url, '/consult', id('a') + id('b')))).toBe(400);
      const signIns = 'Authorization: Bearer a\r\nAuthorization: Bearer b\r\n';
      expect(statusOf(await sendRawGet(api.url, '/consult', signIns))).toBe(401);
    });
  });
}
