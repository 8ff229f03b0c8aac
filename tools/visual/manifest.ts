import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestsFolder } from './place.ts';

/** The baseline of a story in a mode. */
export interface Accepted {
  /** `ui`, `feature-cart`: the folder of the baseline. */
  readonly library: string;
  /** The hash of the image's bytes and its file name. Identical images share one. */
  readonly hash: string;
  /** The hash of the pinned browser's screenshot. A run with the same bytes needs no comparison of pixels. */
  readonly signature: string;
}

/** The baselines by screenshot name. */
export type Manifests = ReadonlyMap<string, Accepted>;

const root = path.resolve(import.meta.dirname, '../..');
const line = /^(?<name>[\w.-]+) (?<hash>[\da-f]{16}) (?<signature>[\da-f]{20})$/;

/**
 * Reads the baselines from `ui.txt` and similar files: one line for each screenshot, in alphabetical order.
 * @throws Error that names an invalid line, such as one that an unfinished merge leaves
 */
export async function readManifests(folder = manifestsFolder): Promise<Map<string, Accepted>> {
  const accepted = new Map<string, Accepted>();
  for (const file of listFiles(folder).filter((name) => name.endsWith('.txt')))
    for (const [at, text] of (await readFile(path.join(folder, file), 'utf8')).trimEnd().split('\n').entries()) {
      const { name = '', hash = '', signature = '' } = line.exec(text)?.groups ?? {};
      const place = `${file}:${at + 1}`;
      if (!name) throw new Error(`${place} names no picture: “${text}”. Finish the merge, then run npm run visual.`);
      if (accepted.has(name)) throw new Error(`${place} names ${name} once more: keep one of the two lines.`);
      accepted.set(name, { library: path.basename(file, '.txt'), hash, signature });
    }
  return accepted;
}

/** Writes the baselines. A library without screenshots has no list. */
export async function writeManifests(accepted: Manifests, folder = manifestsFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  const lines = new Map<string, string[]>(
    listFiles(folder).flatMap((file) => (file.endsWith('.txt') ? [[path.basename(file, '.txt'), []]] : [])),
  );
  for (const [name, { library, hash, signature }] of accepted)
    lines.set(library, [...(lines.get(library) ?? []), `${name} ${hash} ${signature}\n`]);
  for (const [library, own] of lines) {
    const file = path.join(folder, `${library}.txt`);
    // Sorted by code unit, which is the same for `git merge` and on every machine.
    await (own.length > 0 ? writeFile(file, own.toSorted().join('')) : rm(file));
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

/** First parts of the ids that `.storybook/main.ts` gives to stories outside the libraries. */
const others = ['journeys', 'for-reviewers'];
let known: readonly string[] | undefined;
const libraries = () => (known ??= [...readdirSync(path.join(root, 'libs')), ...others]);

/** Returns the library of a story. @throws Error if it belongs to none */
export function libraryOf(story: string, among = libraries()): string {
  const own = among.filter((library) => story.startsWith(`${library}-`));
  const library = own.toSorted((one, other) => other.length - one.length)[0];
  if (library === undefined) throw new Error(`${story} is a story of no library.`);
  return library;
}
