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

/** Returns the path of a browser that is already on this machine: in a usual place or in the folder of Playwright. */
export function installedBrowser(): string | undefined {
  return [...(places[process.platform] ?? []), chromium.executablePath()].find((file) => existsSync(file));
}
