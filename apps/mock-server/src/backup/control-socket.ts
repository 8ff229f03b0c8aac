import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from '../logger.ts';
import { StartError } from '../start-error.ts';

const DONE = 'done';

/**
 * Returns the path of a socket in the data folder. Users who cannot enter the folder cannot reach it, and it opens no
 * port.
 */
function addressOf(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'backup.sock');
  if (process.platform === 'win32') return path.join('\\\\.\\pipe', absolute);
  // Systems cut off the path of a socket after about 100 characters. A relative path may be shorter.
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

async function answer(socket: Socket, backUp: (file: string) => Promise<void>, logger: Logger): Promise<void> {
  const lines = createInterface({ input: socket });
  const [file] = (await once(lines, 'line')) as [string];
  try {
    await backUp(file);
    socket.end(`${DONE}\n`);
  } catch (error) {
    logger.error({ err: error }, 'a back-up failed');
    socket.end(`${error instanceof StartError ? error.message : 'The back-up failed: the log says why.'}\n`);
  }
}

/**
 * Opens the socket through which `npm run backup` requests a back-up. The running server holds the database alone, so
 * only it can copy it. An existing socket therefore comes from a process that was killed.
 * @returns a function that closes the socket
 */
export async function openControlSocket(
  dataDir: string,
  backUp: (file: string) => Promise<void>,
  logger: Logger,
): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(socket, backUp, logger);
  });
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    logger.warn({ err: error }, 'a back-up needs the server stopped');
    return () => Promise.resolve();
  }
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/**
 * Requests a back-up from the server that has the database of this folder open.
 * @returns false if no server runs
 * @throws StartError with the message of the server if the back-up failed
 */
export async function askForBackup(dataDir: string, file: string): Promise<boolean> {
  const socket = connect(addressOf(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return false;
  }
  socket.write(`${file}\n`);
  const [line] = (await once(createInterface({ input: socket }), 'line')) as [string];
  socket.destroy();
  if (line === DONE) return true;
  throw new StartError(line);
}
