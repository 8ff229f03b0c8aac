import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFolder } from '@niramaya/fixtures/picture-folder';
import { imageSize } from 'image-size';
import { SaxesParser } from 'saxes';
import { isOwnPicture } from '../pictures/own-pictures.ts';
import { StartError } from '../start-error.ts';
import type { Fault } from './faults.ts';
import { similarFile } from './similar-file.ts';

/** The bytes of a picture that was found. */
interface Bytes {
  readonly bytes: Buffer;
}

/** A picture that is refused, with fields for its fault: `expected` is the requirement that it does not meet. */
type Refused = Pick<Fault, 'expected' | 'meant' | 'isListedOnce'>;

/**
 * The address of a picture in the shop, or the requirement that the picture does not meet, which completes the sentence
 * "expected …".
 */
export type PickedPicture = { readonly address: string } | Refused;

const FORMATS = ['jpg', 'png', 'webp', 'svg'];
/** The most bytes of a picture. */
const MOST_BYTES = 2_000_000;
/** The shortest side that a picture may have, in px. */
const SHORTEST_SIDE_PX = 64;
/**
 * The longest side that a picture may have, in px: at least three times the longest side at which the shop shows a
 * picture.
 */
const LONGEST_SIDE_PX = 4_096;
const DOWNLOAD_LIMIT_MS = 15_000;
const DAY_MS = 86_400_000;
/**
 * How old the folder of an import has to be before it is deleted, in ms. The import was killed then, and no other
 * import uses the folder.
 */
const ABANDONED_AFTER_MS = DAY_MS;
/**
 * How long a picture that no catalogue names is kept, in ms: open pages, carts, orders and back-ups of the database
 * still name it.
 */
const KEPT_UNUSED_MS = 7 * DAY_MS;

/** The beginning of the address of each picture of the shop. The name of its file follows. */
const ADDRESS = '/pictures/';
/** The beginning of the name of the folder in which the pictures of one import wait. */
const INCOMING = '.incoming-';
/** The file in the folder of pictures with the place of the database to which they belong. */
const OWNER = '.database';
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** The first element of an SVG begins within this many bytes. */
const SVG_BEGINNING_BYTES = 10_000;

const tooLarge: Refused = { expected: `a picture of at most ${MOST_BYTES / 1_000_000} MB` };

/**
 * Returns whether the first element of a text is `svg` in the namespace of SVG. `image-size` finds `<svg` anywhere in
 * the first 1,000 bytes, so a web page with a drawing would count as a picture. Browsers show an SVG in `img` only with
 * its namespace.
 */
function beginsWithSvg(beginning: string): boolean {
  let isSvg: boolean | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri }) => {
    isSvg ??= local === 'svg' && uri === SVG_NAMESPACE;
  });
  parser.on('error', () => {
    isSvg ??= false;
  });
  parser.write(beginning);
  return isSvg ?? false;
}

/** Returns the file ending of a picture by its first bytes, or the requirement that the picture does not meet. */
function formatOf(bytes: Buffer): { readonly ending: string } | Refused {
  const wrong = { expected: 'a picture in the format JPEG, PNG, WebP or SVG' };
  try {
    const { type, width, height } = imageSize(bytes);
    if (type === undefined || !FORMATS.includes(type)) return wrong;
    if (type === 'svg' && !beginsWithSvg(bytes.toString('utf8', 0, SVG_BEGINNING_BYTES)))
      return { expected: `an SVG whose first element is svg with xmlns="${SVG_NAMESPACE}"` };
    if (Math.min(width, height) < SHORTEST_SIDE_PX || Math.max(width, height) > LONGEST_SIDE_PX)
      return {
        expected: `a picture with sides from ${SHORTEST_SIDE_PX} to ${LONGEST_SIDE_PX} px, and found ${width} × ${height}`,
      };
    return { ending: type };
  } catch {
    return wrong;
  }
}

/** Returns the path of a file relative to `root`, or null if the file is `root` itself or not inside it. */
function pathInside(root: string, file: string): string | null {
  const inside = path.relative(root, file);
  const isInside = inside !== '' && inside.split(path.sep)[0] !== '..' && !path.isAbsolute(inside);
  return isInside ? inside : null;
}

/** Returns the name of a file below `root` that is like a missing one, or undefined. */
async function similarName(root: string, name: string): Promise<string | undefined> {
  const folder = await realpath(path.dirname(path.resolve(root, name))).catch(() => null);
  if (folder === null || (folder !== root && pathInside(root, folder) === null)) return undefined;
  const similar = similarFile(folder, path.basename(name));
  return similar === undefined ? undefined : path.join(path.dirname(name), similar);
}

/** Returns the bytes of a file below `folder`, or the requirement that the file does not meet. */
async function readPicture(folder: string | undefined, name: string): Promise<Bytes | Refused> {
  if (folder === undefined)
    return {
      expected: 'the address of a picture, or --pictures FOLDER in the command, for this name of a file and all others',
      isListedOnce: true,
    };
  // A symbolic link may lead out of the folder.
  const root = await realpath(folder);
  const file = await realpath(path.resolve(root, name)).catch(() => root);
  const stats = pathInside(root, file) === null ? null : await stat(file).catch(() => null);
  if (!stats?.isFile()) {
    const meant = await similarName(root, name);
    return { expected: `the name of a file in ${folder}`, ...(meant !== undefined && { meant }) };
  }
  if (stats.size > MOST_BYTES) return tooLarge;
  return readFile(file).then(
    (bytes) => ({ bytes }),
    () => ({ expected: 'a file that can be read' }),
  );
}

/** Returns why a request failed, such as ENOTFOUND or CERT_HAS_EXPIRED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Returns the bytes of a picture on the web, or the requirement that its address does not meet. */
async function downloadPicture(address: string): Promise<Bytes | Refused> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS) });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return { expected: `an address that has a picture, and it responded ${response.status}` };
    }
    const chunks: Uint8Array[] = [];
    let byteCount = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      byteCount += chunk.length;
      if (byteCount > MOST_BYTES) return tooLarge;
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { expected: `an address that responds within ${DOWNLOAD_LIMIT_MS / 1_000} s` };
    return { expected: `an address that can be reached, and the request failed (${reasonOf(error)})` };
  }
}

const cannotWrite = (ownFolder: string, cause: unknown): StartError =>
  new StartError(
    `The pictures folder ${ownFolder} cannot be written: make it writable and free some space, or set PICTURES_DIR to another one.`,
    { cause },
  );

/** Waits until the names in a folder are on the disk. Windows opens no folders, and writes the names by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Returns the pictures of one import. They wait in a hidden folder inside `ownFolder` until `publish` moves them, so
 * the shop shows no picture of an import that was interrupted. The name of a picture is the hash of its contents, so
 * the same picture keeps its address.
 *
 * @param ownFolder The shop keeps its own pictures in this folder.
 * @param sourceFolder The files that a catalogue names are in this folder. It is undefined if there is none.
 * @param isDryRun With true, the import checks the pictures and writes none.
 */
export function createPictures(ownFolder: string, sourceFolder: string | undefined, isDryRun: boolean) {
  const incoming = path.join(ownFolder, `${INCOMING}${process.pid}-${Date.now()}`);
  const picked = new Map<string, Promise<PickedPicture>>();
  const names = new Set<string>();

  const pickFresh = async (value: string): Promise<PickedPicture> => {
    const found = await (/^https?:\/\//i.test(value) ? downloadPicture(value) : readPicture(sourceFolder, value));
    if ('expected' in found) return found;
    const { bytes } = found;
    const format = formatOf(bytes);
    if ('expected' in format) return format;
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${format.ending}`;
    if (!isDryRun && !names.has(name)) {
      names.add(name);
      try {
        mkdirSync(incoming, { recursive: true });
        await writeFile(path.join(incoming, name), bytes, { flush: true });
      } catch (error) {
        throw cannotWrite(ownFolder, error);
      }
    }
    return { address: ADDRESS + name };
  };

  return {
    /**
     * Returns the address of a picture that is in the shop already, or that this import brings: a file of the source
     * folder, or the copy of one on the web, because browsers load no pictures of other origins into the pages.
     */
    pick: async (value: string): Promise<PickedPicture> => {
      if (value.startsWith(ADDRESS)) {
        const name = value.slice(ADDRESS.length);
        const file = path.join(isOwnPicture(name) ? ownFolder : pictureFolder, name);
        const isThere = path.basename(name) === name && existsSync(file) && statSync(file).isFile();
        return isThere ? { address: value } : { expected: `the address of a picture that the shop has in ${ADDRESS}` };
      }
      const known = picked.get(value) ?? pickFresh(value);
      picked.set(value, known);
      return known;
    },
    /**
     * Moves the pictures to their addresses, and waits until they are on the disk, so that a catalogue which survives a
     * power cut has them. Throws StartError if the folder cannot be written.
     */
    publish: (): void => {
      if (names.size === 0) return;
      try {
        for (const name of names) renameSync(path.join(incoming, name), path.join(ownFolder, name));
        syncFolder(ownFolder);
      } catch (error) {
        throw cannotWrite(ownFolder, error);
      }
    },
    /**
     * Deletes the pictures that wait. Published ones stay even if the import fails, because its commit may have reached
     * the database without a response; a later import deletes those that no catalogue names.
     */
    discard: (): void => rmSync(incoming, { recursive: true, force: true }),
  };
}

/** The pictures of one import. */
export type Pictures = ReturnType<typeof createPictures>;

/**
 * Sets the time of the own pictures among these addresses to the present, because a catalogue names them. Throws
 * StartError if the folder cannot be written.
 */
export function touchPictures(ownFolder: string, used: ReadonlySet<string>, now = Date.now()): void {
  for (const address of used) {
    const name = address.slice(ADDRESS.length);
    const file = path.join(ownFolder, name);
    if (!address.startsWith(ADDRESS) || !isOwnPicture(name) || !existsSync(file)) continue;
    try {
      utimesSync(file, now / 1_000, now / 1_000);
    } catch (error) {
      throw cannotWrite(ownFolder, error);
    }
  }
}

/**
 * Deletes the own pictures that no record names and that were not touched for seven days, and the folders that killed
 * imports have left. The first call stores `place` in the folder, which then belongs to this database. Throws if the
 * folder belongs to another database, and deletes nothing, because every picture of the other database would count as
 * unused.
 *
 * @param place The place of the database, as `databasePlace` returns it.
 */
export function deleteUnusedPictures(
  ownFolder: string,
  used: ReadonlySet<string>,
  place: string,
  now = Date.now(),
): void {
  if (!existsSync(ownFolder)) return;
  const ownerFile = path.join(ownFolder, OWNER);
  if (!existsSync(ownerFile)) writeFileSync(ownerFile, place);
  const owner = readFileSync(ownerFile, 'utf8');
  if (owner !== place)
    throw new Error(
      `${ownFolder} has the pictures of ${owner}: set another PICTURES_DIR, or delete ${ownerFile} if the shop has moved`,
    );
  for (const name of readdirSync(ownFolder)) {
    const file = path.join(ownFolder, name);
    // A file that another process has just deleted counts as new.
    const age = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (isOwnPicture(name) && !used.has(ADDRESS + name) && age > KEPT_UNUSED_MS) rmSync(file, { force: true });
    if (name.startsWith(INCOMING) && age > ABANDONED_AFTER_MS) rmSync(file, { recursive: true, force: true });
  }
}
