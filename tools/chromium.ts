import { existsSync } from 'node:fs';
import { installedBrowser } from './chromium/installed-browser.ts';
import { pinnedChromium } from './chromium/pinned.ts';
import { Trouble } from './setup/trouble.mjs';

/** A browser for the checks. */
export interface ResolvedChromium {
  readonly path: string;
  /** Whether it is the browser of the lock file. Story screenshots are compared only with that browser. */
  readonly pinned: boolean;
  /** The environment variables that its process needs beside our own. */
  readonly env: Readonly<Record<string, string>>;
  /** Its name, for the person who reads the log. */
  readonly name: string;
}

/**
 * Finds the Chromium for stories and journeys. It takes the one pinned by the lock file where that one runs (Linux on
 * x64). Otherwise it takes the one that `CHROMIUM_PATH` names, one that is installed, or Playwright's own.
 * @throws Trouble if there is none
 */
export async function resolveChromium(): Promise<ResolvedChromium> {
  const pinned = await pinnedChromium();
  if (pinned) return { ...pinned, pinned: true };
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Trouble(`CHROMIUM_PATH names ${named}, which does not exist: correct it or unset it.`);
  const path = named ?? (await installedBrowser());
  if (!path)
    throw new Trouble('No Chromium was found for the checks: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  return { path, pinned: false, env: {}, name: `${path} (not the pinned one: pictures are not compared)` };
}
