import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../src/http/listen.ts';

/** Serves on a free port until the test ends, and returns the URL. */
export async function serve(listener: RequestListener): Promise<string> {
  const { url, server, close } = await listen(listener, '127.0.0.1', 0, 'API_PORT');
  onTestFinished(() => {
    server.closeAllConnections();
    return close();
  });
  return url;
}
