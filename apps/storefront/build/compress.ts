import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this, in bytes, what is saved fits into the packet that is sent anyway. */
const COMPRESSED_FROM = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays `FILE.br` and `FILE.gz` beside every text file of a build, as small as they can be made. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,txt,xml,webmanifest}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file);
      if (text.length < COMPRESSED_FROM) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await Promise.all([
        brotli(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
        zip(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
    }),
  );
}
