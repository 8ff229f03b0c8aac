import { CompiledQuery } from 'kysely';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

/** The process of `writing-shop.ts`. */
const server = await startServer(readSettings());
process.send?.({ url: server.apiUrl });
process.on('message', ({ number, text }: { number: number; text: string }) => {
  server.database.db.executeQuery(CompiledQuery.raw(text)).then(
    () => process.send?.({ number }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  );
});
