export { startServer } from './server.ts';
export { readSettings, type Settings } from './settings.ts';
export { StartError } from './start-error.ts';
