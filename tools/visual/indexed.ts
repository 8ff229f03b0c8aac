import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Larger than any picture, and any list of them, in bytes. */
const most = 64 * 1024 * 1024;

/*
 * A clone may leave the pictures where they came from (`git clone --filter=blob:none` and a sparse checkout, decision
 * 27): git knows of them then, and fetches what is asked for.
 */

/** What git has of a file that is not checked out; undefined where it has none, or where there is no git. */
export async function readIndexed(file: string): Promise<Buffer | undefined> {
  const { dir, base } = path.parse(file);
  try {
    // The folder may not be there either.
    const { stdout } = await run('git', ['cat-file', 'blob', `:./${path.basename(dir)}/${base}`], {
      cwd: path.dirname(dir),
      encoding: 'buffer',
      maxBuffer: most,
    });
    return stdout;
  } catch {
    return undefined;
  }
}

/** The files of a folder that git knows and leaves out of this checkout, relative to it. */
export async function listLeftOut(folder: string): Promise<string[]> {
  try {
    const { stdout } = await run('git', ['ls-files', '-t'], { cwd: folder, encoding: 'utf8', maxBuffer: most });
    // `S`: skipped in the checkout.
    return stdout.split('\n').flatMap((line) => (line.startsWith('S ') ? [line.slice(2)] : []));
  } catch {
    return [];
  }
}
