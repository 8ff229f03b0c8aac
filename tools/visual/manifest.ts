import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestsFolder } from './place.ts';

/** What is accepted of a story in a mode. */
export interface Accepted {
  /** `ui`, `feature-cart`: in the folder of this name the picture lies. */
  readonly library: string;
  /** Of the bytes of the picture: its name. Pictures that are alike have one. */
  readonly hash: string;
  /** Of what the pinned browser makes of it: a run with these bytes needs no look at the pixels. */
  readonly signature: string;
}

/** By name of the picture. */
export type Manifests = ReadonlyMap<string, Accepted>;

const root = path.resolve(import.meta.dirname, '../..');
const line = /^(?<name>[\w.-]+) (?<hash>[\da-f]{16}) (?<signature>[\da-f]{20})$/;

/**
 * Reads what is accepted: `ui.txt` and its like, a line a picture, in the order of the alphabet.
 * @throws Error that names a line which is none, as a merge that is not finished leaves them
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

/** Writes what is accepted; a library without pictures keeps no list. */
export async function writeManifests(accepted: Manifests, folder = manifestsFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  const lines = new Map<string, string[]>(
    listFiles(folder).flatMap((file) => (file.endsWith('.txt') ? [[path.basename(file, '.txt'), []]] : [])),
  );
  for (const [name, { library, hash, signature }] of accepted)
    lines.set(library, [...(lines.get(library) ?? []), `${name} ${hash} ${signature}\n`]);
  for (const [library, own] of lines) {
    const file = path.join(folder, `${library}.txt`);
    // By code unit, as `git merge` and every machine see it.
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

/** Titles that `.storybook/main.ts` gives to what lies in no library. */
const others = ['journeys', 'for-reviewers'];
let known: readonly string[] | undefined;
const libraries = () => (known ??= [...readdirSync(path.join(root, 'libs')), ...others]);

/** @throws Error where a story is of none */
export function libraryOf(story: string, among = libraries()): string {
  const own = among.filter((library) => story.startsWith(`${library}-`));
  const library = own.toSorted((one, other) => other.length - one.length)[0];
  if (library === undefined) throw new Error(`${story} is a story of no library.`);
  return library;
}
