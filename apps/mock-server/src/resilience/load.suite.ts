import { expect, it } from 'vitest';
import type { TestEngine } from '../../test/engines.ts';
import { sendRawGet, statusOf } from '../../test/raw.ts';
import { startServerProcess } from '../../test/server-process.ts';

const CALLERS = 1_000;

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
}
