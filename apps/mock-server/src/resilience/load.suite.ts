import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { TestEngine } from '../../test/engines.ts';
import { sendRawGet, statusOf } from '../../test/raw.ts';
import { startServerProcess } from '../../test/server-process.ts';

const CALLERS = 1_000;
const ATTACKERS = 50;
const PAGES = 300;
// Generous for a slow machine: 200 to 430 MB were measured, and 1,700 MB without a bound on waiting requests.
const MOST_MB = 600;

/** Returns the memory that the server process holds, in MB, by its own metrics. */
async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1_000_000;
}

/** Tests of a server process under many connections at once, for each engine. */
export function loadSuite(engine: TestEngine): void {
  it('[API-08 API-09] a thousand connections at once all get a complete response', async () => {
    const { url, stop } = await startServerProcess(await engine.newDatabase());
    const responses = await Promise.all(
      Array.from({ length: CALLERS }, (_, index) => sendRawGet(url, `/products?_page=${1 + (index % 30)}&_limit=10`)),
    );
    for (const response of responses) {
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect([statusOf(head), /content-length: (\d+)/i.exec(head)?.[1]]).toEqual([200, `${body.length}`]);
    }
    expect(await stop('SIGTERM')).toBe(0);
  });

  it('50 connections that send 1,000 requests and read nothing neither fill the memory nor stop a shopper', async () => {
    const { url, stop } = await startServerProcess(await engine.newDatabase());
    await fetch(`${url}/products`);
    const flood = 'GET /products?_limit=1000 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000);
    const attackers = Array.from({ length: ATTACKERS }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
      socket.on('error', () => undefined).write(flood);
      return socket;
    });
    const times: number[] = [];
    let mostMegabytes = 0;
    for (let page = 1; page <= PAGES; page += 1) {
      const start = performance.now();
      const response = await fetch(`${url}/products?_limit=10&_page=${1 + (page % 30)}`);
      expect([response.status, await response.json()]).toEqual([200, expect.toSatisfy((list) => list.length === 10)]);
      times.push(performance.now() - start);
      mostMegabytes = Math.max(mostMegabytes, await residentMegabytes(url));
    }
    times.sort((one, other) => one - other);
    const p99 = times[Math.floor(0.99 * PAGES)] ?? 0;
    console.log(`${ATTACKERS} × 1,000 requests: ${mostMegabytes.toFixed()} MB, a page at p99 ${p99.toFixed()} ms`);
    expect(mostMegabytes).toBeLessThan(MOST_MB);
    for (const socket of attackers) socket.destroy();
    expect(await stop('SIGTERM')).toBe(0);
  });
}
