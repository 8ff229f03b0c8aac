// `npm run fonts` writes the font files of `libs/ui` and their licence.
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cut, cuts, fontFolder, licence } from './fonts.ts';

for (const one of cuts) await writeFile(path.join(fontFolder, one.name), await cut(one));
await copyFile(licence, path.join(fontFolder, 'OFL.txt'));
