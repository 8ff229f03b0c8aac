import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listLeftOut, readIndexed } from './indexed.ts';
import type { Accepted, Manifests } from './manifest.ts';
import { picturesFolder } from './place.ts';

/** Returns a short hash for the file name: a collision among some thousand images is practically impossible. */
const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 16);

const placeOf = ({ library, hash }: Pick<Accepted, 'library' | 'hash'>): string => path.join(library, `${hash}.webp`);

/** Returns the baseline image, or undefined if there is none. */
export async function readPicture(accepted: Accepted | undefined, folder = picturesFolder) {
  if (!accepted) return undefined;
  const file = path.join(folder, placeOf(accepted));
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return readIndexed(file);
    throw error;
  });
}

/**
 * Saves an image among the baselines of a library. The same image is saved only once.
 * @returns its hash
 */
export async function keepPicture(library: string, picture: Buffer, folder = picturesFolder): Promise<string> {
  const hash = hashOf(picture);
  const file = path.join(folder, placeOf({ library, hash }));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
  return hash;
}

/**
 * Removes the images that no line names.
 * @returns how many were removed
 */
export async function prunePictures(accepted: Manifests, folder = picturesFolder): Promise<number> {
  const used = new Set([...accepted.values()].map(placeOf));
  const unused = (await readStore(folder)).filter((file) => !used.has(file) && isPicture(file));
  for (const file of unused) await rm(path.join(folder, file));
  return unused.length;
}

/**
 * Checks the baseline store.
 * @param where whether other projects also save images there, which no list here names
 * @returns a sentence for each image that is lost, changed or used by no story, and each file that is not an image
 */
export async function storeFaults(
  accepted: Manifests,
  { isShared = false } = {},
  folder = picturesFolder,
): Promise<string[]> {
  const files = await readStore(folder);
  const there = new Set([...files, ...(await listLeftOut(folder))]);
  const used = new Set([...accepted.values()].map(placeOf));
  const lost = [...accepted].flatMap(([name, one]) =>
    there.has(placeOf(one)) ? [] : `${name}: its picture ${placeOf(one)} is lost.`,
  );
  const others = files.map(async (file) => {
    if (isShared && !used.has(file)) return undefined;
    if (!isPicture(file))
      return `.storybook/pictures/${file} has no place there: remove it, and accept the picture of its story.`;
    if (!used.has(file)) return `${file} is the picture of no story: npm run visual:accept removes it.`;
    const hash = hashOf(await readFile(path.join(folder, file)));
    return hash === path.basename(file, '.webp') ? undefined : `${file} is not the picture that was accepted.`;
  });
  return [...lost, ...(await Promise.all(others)).filter((fault) => fault !== undefined)];
}

const isPicture = (file: string): boolean => /^[\w-]+\/[\da-f]{16}\.webp$/.test(file);
/** Returns whether a file is a library's list or the file with the colours of the baselines. */
const isList = (file: string): boolean => /^(?:[\w-]+\.txt|colours\.json)$/.test(file);

/** Returns every file except the lists, as `ui/0123456789abcdef.webp`. */
async function readStore(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !isList(file))
    .toSorted();
}
