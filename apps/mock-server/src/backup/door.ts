import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from '../logger.ts';
import { StartError } from '../start-error.ts';

const DONE = 'done';

/** A socket in the data folder: who may not enter the folder cannot reach it, and no port is opened for it. */
function doorOf(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'backup.sock');
  if (process.platform === 'win32') return path.join('\\\\.\\pipe', absolute);
  // Systems cut off the address of a socket after about 100 characters; from here it may be shorter.
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
 * Lets `npm run backup` ask the running server, which has the database to itself, for a back-up. The database is ours
 * alone, so a socket that lies there was left by a process that was killed.
 * @returns what closes it
 */
export async function openDoor(
  dataDir: string,
  backUp: (file: string) => Promise<void>,
  logger: Logger,
): Promise<() => Promise<void>> {
  const door = doorOf(dataDir);
  if (process.platform !== 'win32') rmSync(door, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(socket, backUp, logger);
  });
  try {
    server.listen(door);
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
 * Asks the server that has the database of this folder for a back-up.
 * @returns false where no server runs
 * @throws StartError with what the server says where it failed
 */
export async function askForBackup(dataDir: string, file: string): Promise<boolean> {
  const socket = connect(doorOf(dataDir));
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
