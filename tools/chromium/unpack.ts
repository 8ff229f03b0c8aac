import { createRequire } from 'node:module';
import path from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

/**
 * Unpacks the browser, its fonts and the libraries that a minimal machine lacks. The target is the folder in TMPDIR.
 */
const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
await Promise.all([chromium.executablePath(), inflate(path.resolve(main, '../../bin/al2023.tar.br'))]);
