// `npm run notices` writes THIRD-PARTY-NOTICES.md.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noticesPage, readNotices } from './notices.ts';

const root = path.join(import.meta.dirname, '../..');
await writeFile(path.join(root, 'THIRD-PARTY-NOTICES.md'), noticesPage(await readNotices(root)));
