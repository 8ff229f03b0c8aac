import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { speak, speakGet, statusOf } from '../../test/raw.ts';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-paths-'));
const dist = path.join(parent, 'dist');
const SECRET = 'the-secret-of-this-machine';

function writeBuild(): void {
  fs.mkdirSync(path.join(dist, '.git'), { recursive: true });
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const file of ['../secret.txt', '.env', '.git/config']) fs.writeFileSync(path.join(dist, file), SECRET);
  for (const file of ['index.html', '404.html', 'assets/app.js']) fs.writeFileSync(path.join(dist, file), 'public');
}

const ways = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/app.js/../../../secret.txt',
  '/....//secret.txt',
  '//../secret.txt',
  '/./../secret.txt',
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

const json = (body: string, headers = ''): string =>
  `POST /consult/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const good = JSON.stringify({ name: 'Asha', age: '34', gender: 'female' });
/** Returns a valid body of exactly `size` bytes. */
const ofBytes = (size: number): string => good.replace('{', `{${' '.repeat(size - good.length)}`);

export function wireSuite(engine: TestEngine): void {
  describe('an attacker on the line', () => {
    const api = useApi(engine, {}, { storefrontDir: dist });
    beforeAll(writeBuild);
    afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

    it('reads no file outside the shop, and no hidden one in it, by any way of writing a path', async () => {
      const places = [
        [api.storefrontUrl, ''],
        [api.storefrontUrl, '/api'],
        [api.url, ''],
        [api.url, '/pictures'],
        [api.url, '/products'],
        [api.url, '/api-docs'],
      ] as const;
      for (const [url, prefix] of places)
        for (const way of ways) {
          const answer = await speakGet(url, way.startsWith('/') ? prefix + way : way);
          expect([prefix, way, statusOf(answer)]).toEqual([prefix, way, expect.toBeOneOf([400, 404])]);
          expect(answer).not.toMatch(new RegExp(`${SECRET}|root:.*:0:0|node_modules|${parent}`));
        }
    });

    it('puts no header into an answer', async () => {
      const split = '%0d%0aSet-Cookie:%20stolen=1%0d%0a%0d%0a<h1>';
      for (const target of [
        `/products?q=${split}`,
        `/products?${split}=1`,
        `/products/${split}`,
        `/pictures/${split}.svg`,
        `/${split}`,
        `/products?category=a%E5%98%8A%E5%98%8DSet-Cookie:stolen=1`,
      ])
        for (const url of [api.url, api.storefrontUrl]) expect(await speakGet(url, target)).not.toMatch(/set-cookie/i);
      for (const name of ['X-Request-Id', 'Origin', 'X-Forwarded-For', 'X-Visitor-Id', 'Accept-Language'])
        for (const value of [
          'a\rSet-Cookie: stolen=1',
          'a\nSet-Cookie: stolen=1',
          'a%0d%0aSet-Cookie: stolen=1',
          'a\0b',
        ]) {
          const [head = ''] = (await speakGet(api.url, '/consult', `${name}: ${value}\r\n`)).split('\r\n\r\n');
          expect([name, head]).toEqual([name, expect.not.stringMatching(/set-cookie/i)]);
        }
    });

    it.each([
      ['two lengths', 'Content-Length: 4\r\nContent-Length: 60\r\n\r\nabcd'],
      ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
      ['chunks in disguise', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
      ['a length that is no number', 'Content-Length: 4e1\r\n\r\nabcd'],
      ['a space before the colon', 'Content-Length : 4\r\n\r\nabcd'],
      ['a chunk that is no number', 'Transfer-Encoding: chunked\r\n\r\nzz\r\nabcd\r\n0\r\n\r\n'],
    ])('smuggles no second request past a proxy by %s', async (_how, rest) => {
      const answer = await speak(
        api.url,
        `POST /consult/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      );
      expect(statusOf(answer)).toBe(400);
      expect(answer).not.toContain('{"status":"ok"}');
    });

    it('[API-21] a body of 10 kB is taken and one byte more is not, however it is sent', async () => {
      expect(statusOf(await speak(api.url, json(ofBytes(10_240))))).toBe(201);
      expect(statusOf(await speak(api.url, json(ofBytes(10_241))))).toBe(413);
      const chunk = `${(1_000).toString(16)}\r\n${'a'.repeat(1_000)}\r\n`;
      const chunked = `POST /consult/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(50)}`;
      expect(statusOf(await speak(api.url, `${chunked}0\r\n\r\nGET / HTTP/1.0\r\n\r\n`))).toBe(413);
      const bomb = gzipSync('a'.repeat(10_000_000));
      const zipped = `POST /consult/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nConnection: close\r\nContent-Length: ${bomb.length}\r\n\r\n`;
      expect(statusOf(await speak(api.url, Buffer.concat([Buffer.from(zipped), bomb])))).toBe(413);
    });

    it('[API-08] a query of 8 kB is read and one byte more is not', async () => {
      const queryOf = (bytes: number) => `/products?_page=1&x=${'a'.repeat(bytes - '?_page=1&x='.length)}`;
      expect(statusOf(await speakGet(api.url, queryOf(8_192)))).toBe(200);
      expect(statusOf(await speakGet(api.url, queryOf(8_193)))).toBe(414);
    });

    it.each([
      ['lists in lists', `{"name":${'['.repeat(4_900)}${']'.repeat(4_900)},"age":"1","gender":"male"}`],
      ['objects in objects', `{"name":${'{"a":'.repeat(1_600)}1${'}'.repeat(1_600)},"age":"1","gender":"male"}`],
      ['a depth in a field that nobody asked for, and no name', `{"x":${'['.repeat(4_900)}${']'.repeat(4_900)}}`],
      [
        'a thousand fields, and none of ours',
        `{${Array.from({ length: 1_000 }, (_, index) => `"${index}":1`).join()}}`,
      ],
      ['a number beyond any', `{"name":"Asha","age":${'9'.repeat(400)},"gender":"male"}`],
      ['a field twice, the last one bad', '{"name":"Asha","age":"1","gender":"male","gender":"x"}'],
    ])('[API-21] %s is refused with 400', async (_what, body) => {
      expect(statusOf(await speak(api.url, json(body)))).toBe(400);
    });

    it.each([
      ['none', ''],
      ['plain text', 'Content-Type: text/plain'],
      ['a form of a page', 'Content-Type: application/x-www-form-urlencoded'],
      ['a form with files', 'Content-Type: multipart/form-data; boundary=x'],
      ['XML', 'Content-Type: application/xml'],
      ['JSON of another kind', 'Content-Type: application/vnd.api+json'],
      ['nonsense', 'Content-Type: ;;;/'],
      ['two at once', 'Content-Type: text/plain, application/json'],
      ['an unknown compression', 'Content-Type: application/json\r\nContent-Encoding: zip'],
    ])('[API-21] a body whose content type is %s is refused with 415 and nothing is stored', async (_what, header) => {
      const before = (await api.get('/consult')).text;
      const request = `POST /consult/add HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}${header === '' ? '' : '\r\n'}Content-Length: ${good.length}\r\n\r\n${good}`;
      expect(statusOf(await speak(api.url, request))).toBe(415);
      expect((await api.get('/consult')).text).toBe(before);
    });

    it('[API-20] two visitor ids are no visitor, and of two sign-ins none is put together', async () => {
      const id = (digit: string) => `X-Visitor-Id: ${digit.repeat(32)}\r\n`;
      expect(statusOf(await speakGet(api.url, '/consult', id('a') + id('b')))).toBe(400);
      expect(
        statusOf(await speakGet(api.url, '/consult', 'Authorization: Bearer a\r\nAuthorization: Bearer b\r\n')),
      ).toBe(401);
    });

    it.each(['%', '%z', '%ff', '%c0%af', '%ed%a0%80', '%f5%80%80%80', 'a%'])(
      'the invalid percent-encoding or UTF-8 %s is refused with 400 wherever it stands',
      async (text) => {
        for (const target of [
          `/products?q=${text}`,
          `/products?${text}=1`,
          `/products/${text}`,
          `/pictures/${text}`,
          `/consult?x=${text}`,
          `/${text}`,
        ])
          expect([target, statusOf(await speakGet(api.url, target))]).toEqual([target, 400]);
        expect(statusOf(await speakGet(api.storefrontUrl, `/${text}`))).toBe(404);
        expect(
          statusOf(await speakGet(api.url, `/products?q=${Buffer.from([0xff, 0xfe]).toString('latin1')}`)),
        ).toBeLessThan(500);
      },
    );
  });
}
