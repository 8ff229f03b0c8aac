/**
 * Builds the pages of one translation. `main.ts` starts it in a process of its own, because the language of a text is a
 * condition of Node for the whole process.
 * Usage: node --conditions=hi build/translation.ts <folder> <server folder>. The folder also gets a `pages.json` with
 * what `buildPages` returns.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPages } from './pages.ts';

// Panda logs an uncaught exception, after which the process would end with 0, and the build would go on.
process.exitCode = 1;

const [folder, serverFolder] = process.argv.slice(2);
if (folder === undefined || serverFolder === undefined) throw new Error('Give the folder and the server folder.');
const pages = await buildPages(folder, serverFolder);
writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(pages));
process.exitCode = 0;
