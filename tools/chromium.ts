import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import bundled, { inflate } from '@sparticuz/chromium';
import { chromium } from 'playwright';
import { CliError } from './cli-error.ts';

/** The Chromium of the checks, as `resolveChromium` has found it. */
export interface ResolvedChromium {
  readonly path: string;
  /** True for the browser whose version the lock file fixes. Screenshots are compared with no other browser. */
  readonly pinned: boolean;
  /** The environment variables that this Chromium needs. */
  readonly env: Readonly<Record<string, string>>;
  /** The name for messages: the version of the pinned browser, or the path of another one. */
  readonly name: string;
}

/**
 * The folder of the package that brings Chromium. It is found by the main module, because the package does not export
 * its `package.json`.
 */
const packageFolder = path.resolve(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..');

const installed = [
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((folder) =>
    path.join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
  chromium.executablePath(),
];

/**
 * Returns the Chromium for the checks: the one of the lock file if it runs on this machine, else that of
 * `CHROMIUM_PATH`, or else an installed one. Throws CliError if there is none.
 */
export async function resolveChromium(): Promise<ResolvedChromium> {
  const pinned = await pinnedChromium();
  if (pinned) return pinned;
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new CliError(`CHROMIUM_PATH names ${named}, which does not exist: correct it or unset it.`);
  const found = named ?? installed.find((file) => existsSync(file));
  if (!found)
    throw new CliError(
      'No Chromium was found for the checks: install Chrome or Chromium, or set CHROMIUM_PATH to one.',
    );
  return { path: found, pinned: false, env: {}, name: `${found} (not the pinned one: pictures are not compared)` };
}

async function pinnedChromium(): Promise<ResolvedChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = path.resolve(import.meta.dirname, '../.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const file = path.join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  // Chromium needs certificate and XML libraries, which a minimal machine lacks and the package brings.
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  // The first attempt has only the libraries of the machine.
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }]) {
    const { status, stdout } = spawnSync(file, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
    if (status === 0) return { path: file, pinned: true, env, name: stdout.trim() };
  }
  return undefined;
}

/**
 * Unpacks Chromium into the folder. Two commands may do so at once: each unpacks into a folder of its own, and the
 * first one renames it.
 */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}.`);
  const { TMPDIR } = process.env;
  try {
    // The package unpacks into the folder of the variable TMPDIR, which it reads before `executablePath` returns.
    process.env.TMPDIR = aside;
    const unpacked = [bundled.executablePath(), inflate(path.join(packageFolder, 'bin/al2023.tar.br'))];
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await Promise.all(unpacked);
    // Chromium finds only the fonts of the package, so that text is the same on every machine.
    writeFileSync(
      path.join(aside, 'fonts.conf'),
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
    );
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
