import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The size in bytes from which a file is compressed. Compression would save less than 100 bytes of a smaller file. */
const COMPRESSED_FROM = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` next to each text file of the folder, which the server then sends without compressing. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,txt,xml,webmanifest}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file);
      if (text.length < COMPRESSED_FROM) return;
      await Promise.all([
        brotli(text).then((bytes) => writeFile(`${file}.br`, bytes)),
        zip(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
    }),
  );
}
