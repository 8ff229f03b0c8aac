import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Larger than any screenshot and any list of screenshots, in bytes. */
const most = 64 * 1024 * 1024;

/*
 * A clone may leave out the screenshots (`git clone --filter=blob:none` and a sparse checkout, decision 27). Git then
 * knows of them, and fetches those that are requested.
 */

/**
 * Returns git's content of a file that is not checked out. Returns undefined if git has none, or if there is no git.
 */
export async function readIndexed(file: string): Promise<Buffer | undefined> {
  const { dir, base } = path.parse(file);
  try {
    // The folder may be missing too.
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

/** Returns the files of a folder that git knows and leaves out of this checkout, relative to that folder. */
export async function listLeftOut(folder: string): Promise<string[]> {
  try {
    const { stdout } = await run('git', ['ls-files', '-t'], { cwd: folder, encoding: 'utf8', maxBuffer: most });
    // `S`: skipped in the checkout.
    return stdout.split('\n').flatMap((line) => (line.startsWith('S ') ? [line.slice(2)] : []));
  } catch {
    return [];
  }
}
