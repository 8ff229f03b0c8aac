import { CompiledQuery } from 'kysely';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

/**
 * A server that changes its own database, over its own connections, as its parent process orders. See
 * `writing-shop.ts`.
 */
const server = await startServer(readSettings());
process.send?.({ url: server.apiUrl });
process.on('message', ({ number, text }: { number: number; text: string }) => {
  server.database.db.executeQuery(CompiledQuery.raw(text)).then(
    () => process.send?.({ number }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  );
});
