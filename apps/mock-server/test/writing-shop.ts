import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, 'writing-shop-main.ts');

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Also writes to the catalogue, for which the API has no call. */
export interface WritingShop {
  readonly url: string;
  /** Resolves when the database has acknowledged the statement. */
  write(text: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startWritingShop(settings: NodeJS.ProcessEnv): Promise<WritingShop> {
  const child = fork(MAIN, {
    execArgv: [],
    env: { PATH: process.env.PATH, API_PORT: '0', STOREFRONT_PORT: '0', LOG_LEVEL: 'silent', ...settings },
  });
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const waiting = new Map<number, { done: () => void; failed: (error: Error) => void }>();
  let number = 0;
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  child.on('message', (response: { number: number; error?: string }) => {
    const one = waiting.get(response.number);
    waiting.delete(response.number);
    if (response.error === undefined) one?.done();
    else one?.failed(new Error(response.error));
  });
  return {
    url,
    write: (text) =>
      new Promise((done, failed) => {
        number += 1;
        waiting.set(number, { done, failed });
        child.send({ number, text });
      }),
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
