import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** Returns the address of a program that closes each connection, as one does that is no web server. */
async function addressOfAnotherProgram(): Promise<string> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

it.each(['web', 'usable', 'bundle'])(
  'npm run bench:%s prints a sentence if another program has the port of the shop',
  async (name) => {
    const url = await addressOfAnotherProgram();
    const main = path.resolve(import.meta.dirname, name, 'main.ts');
    // Node warns if a caller sets both NO_COLOR and FORCE_COLOR (https://nodejs.org/api/cli.html#force_color1-2-3).
    // NODE_NO_WARNINGS switches off that warning of Node on stderr, and no check of this test.
    const env = { ...process.env, NODE_NO_WARNINGS: '1', SHOP_URL: url };
    const run = promisify(execFile)(process.execPath, [main], { env });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: `\nNo shop responds at ${url}: run npm start in another terminal, or set SHOP_URL.\n`,
    });
  },
);
