import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].flatMap((name) => [
    path.join('/usr/bin', name),
    path.join('/snap/bin', name),
  ]),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/** A browser that is on this machine already, in one of the usual places or where Playwright keeps its own. */
export function installedBrowser(): string | undefined {
  return [...(places[process.platform] ?? []), chromium.executablePath()].find((file) => existsSync(file));
}
