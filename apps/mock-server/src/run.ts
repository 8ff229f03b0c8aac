import { StartError } from './start-error.ts';

interface Running {
  readonly apiUrl: string;
  readonly storefrontUrl: string;
  close(): Promise<void>;
}

function fail(error: unknown): never {
  const sentence =
    error instanceof StartError
      ? error.message
      : `The server could not start: ${error instanceof Error ? error.message : 'unknown reason'}.`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Finishes running requests at the first signal, and exits at the second. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  const running = await start().catch(fail);
  process.stdout.write(`Storefront ${running.storefrontUrl}\nAPI ${running.apiUrl}\n`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    running.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
