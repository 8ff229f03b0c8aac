import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestsFolder, reportFolder } from './place.ts';

/** The colours of a theme: a name such as `fg.muted`, and its value as hex in lower case. */
export type ThemeColours = Readonly<Record<string, string>>;

/** The file with the colours of the baselines, by theme. The report names the colours that changed since then. */
const acceptedFile = (folder: string) => path.join(folder, 'colours.json');

export async function readColours(folder = manifestsFolder): Promise<Readonly<Record<string, ThemeColours>>> {
  const text = await readFile(acceptedFile(folder), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, ThemeColours>;
}

/** Saves the colours of a run, for the report and for accepting its screenshots as baselines. */
export async function noteColours(theme: string, colours: ThemeColours, folder = reportFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `colours.${theme}.json`), JSON.stringify(colours));
}

/** Accepts the colours of the last run. A theme without a changed screenshot keeps its accepted colours. */
export async function acceptColours(from = reportFolder, folder = manifestsFolder): Promise<void> {
  const noted = await Promise.all(
    globSync('colours.*.json', { cwd: from }).map(async (file) => {
      const colours = JSON.parse(await readFile(path.join(from, file), 'utf8')) as ThemeColours;
      return [file.split('.')[1] ?? '', sorted(colours)] as const;
    }),
  );
  if (noted.length === 0) return;
  const all = sorted({ ...(await readColours(folder)), ...Object.fromEntries(noted) });
  await writeFile(acceptedFile(folder), `${JSON.stringify(all, null, 2)}\n`);
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
