export { createApi, type ApiDependencies } from './app.ts';
export { openDatabase } from './database/open.ts';
export type { Database } from './database/database.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { saveProducts } from './products/products.store.ts';
export { seed } from './seed/seed.ts';
export { readSettings, type Settings } from './settings.ts';
export { StartError } from './start-error.ts';
