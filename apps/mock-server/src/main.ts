import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Node keeps the compiled modules in this folder, which halves the time of a start. Only modules that are imported
// after this call are kept, so the server is imported dynamically below.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.cache/compiled'));

function fail(error: unknown): never {
  // The name is compared, because an import of the class here would load it before the cache is on.
  const isExpected = error instanceof Error && error.name === 'StartError';
  const reason = error instanceof Error ? error.message : 'unknown reason';
  process.stderr.write(isExpected ? `${reason}\n` : `The server could not start: ${reason}.\n`);
  process.exit(1);
}

try {
  const [{ startServer }, { readSettings }] = await Promise.all([import('./server.ts'), import('./settings.ts')]);
  const { storefrontUrl, apiUrl, close } = await startServer(readSettings());
  process.stdout.write(`Storefront ${storefrontUrl}\nAPI ${apiUrl}\n`);
  let stopping = false;
  // The first signal lets the running requests finish. The second one exits at once.
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  fail(error);
}
