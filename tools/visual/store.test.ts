import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryOf, readManifests, writeManifests, type Accepted } from './manifest.ts';
import { keepPicture, prunePictures, readPicture, storeFaults } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const signature = '0123456789abcdef0123';
const chip = Buffer.from('a chip');
const button = Buffer.from('a button');

/** Keeps pictures under their names and lists them, as accepting does. */
async function accept(pictures: Readonly<Record<string, Buffer>>): Promise<Map<string, Accepted>> {
  const accepted = await readManifests(folder);
  for (const [name, picture] of Object.entries(pictures)) {
    const library = libraryOf(name);
    accepted.set(name, { library, hash: await keepPicture(library, picture, folder), signature });
  }
  await writeManifests(accepted, folder);
  return accepted;
}

const files = async () => (await readdir(folder, { recursive: true })).toSorted();

describe('the list of a library', () => {
  test('has a line a picture, in the order of the alphabet', async () => {
    await accept({ 'ui-chip--default.light-360': chip, 'ui-button--default.light-360': button });
    await accept({ 'feature-cart-cartscreen--empty.dark-360': chip });
    expect(await readFile(path.join(folder, 'ui.txt'), 'utf8')).toBe(
      [
        'ui-button--default.light-360 13bce41d804c87b7 0123456789abcdef0123',
        'ui-chip--default.light-360 533e1dec8673f3ce 0123456789abcdef0123',
        '',
      ].join('\n'),
    );
    expect([...(await readManifests(folder)).keys()]).toEqual([
      'feature-cart-cartscreen--empty.dark-360',
      'ui-button--default.light-360',
      'ui-chip--default.light-360',
    ]);
  });

  test('is no more when its last picture is', async () => {
    const accepted = await accept({
      'ui-chip--default.light-360': chip,
      'lazy-fallback-inflow--failed.dark-360': chip,
    });
    accepted.delete('lazy-fallback-inflow--failed.dark-360');
    await writeManifests(accepted, folder);
    await prunePictures(accepted, folder);
    expect((await files()).filter((file) => !file.startsWith('lazy'))).toEqual([
      'ui',
      'ui.txt',
      expect.stringMatching(/^ui\/[\da-f]{16}\.webp$/),
    ]);
    expect(await files()).not.toContain('lazy.txt');
  });

  test.each([
    ['<<<<<<< HEAD', 'ui.txt:2 names no picture: “<<<<<<< HEAD”.'],
    [
      'ui-chip--default.light-360 0000000000000000 0123456789abcdef0123',
      'ui.txt:2 names ui-chip--default.light-360 once more',
    ],
  ])('with the line “%s” of a merge is refused', async (line, message) => {
    await accept({ 'ui-chip--default.light-360': chip });
    await writeFile(path.join(folder, 'ui.txt'), `${await readFile(path.join(folder, 'ui.txt'), 'utf8')}${line}\n`);
    await expect(readManifests(folder)).rejects.toThrow(message);
  });
});

test.each([
  ['ui-button--default', 'ui'],
  ['feature-cart-cartscreen--empty', 'feature-cart'],
  ['feature-consult-stories-consultflow--sends-once', 'feature-consult'],
  ['lazy-fallback-inflow--failed', 'lazy'],
  ['journeys-userflows--buy', 'journeys'],
  ['for-reviewers-scenarios--slow-network', 'for-reviewers'],
])('%s is a story of %s', (story, library) => {
  expect(libraryOf(story)).toBe(library);
});

test('of two libraries that begin alike, the one with the longer name is meant', () => {
  expect(libraryOf('feature-cart-gifts-card--default', ['feature-cart', 'feature-cart-gifts'])).toBe(
    'feature-cart-gifts',
  );
});

test('a story of no library is refused', () => {
  expect(() => libraryOf('cart-cartscreen--empty')).toThrow('cart-cartscreen--empty is a story of no library.');
});

describe('the store', () => {
  test('keeps what is alike once', async () => {
    const accepted = await accept({
      'ui-chip--default.light-360': chip,
      'ui-chip--on.light-360': Buffer.from(chip),
      'ui-button--default.light-360': button,
    });
    expect((await files()).filter((file) => file.endsWith('.webp'))).toHaveLength(2);
    expect(await readPicture(accepted.get('ui-chip--on.light-360'), folder)).toEqual(chip);
    expect(await storeFaults(accepted, {}, folder)).toEqual([]);
  });

  test('gives up a picture when the last story has another', async () => {
    await accept({ 'ui-chip--default.light-360': chip, 'ui-chip--on.light-360': chip });
    const once = await accept({ 'ui-chip--on.light-360': button });
    expect(await prunePictures(once, folder)).toBe(0);
    const accepted = await accept({ 'ui-chip--default.light-360': button });
    expect(await prunePictures(accepted, folder)).toBe(1);
    expect(await readPicture(accepted.get('ui-chip--default.light-360'), folder)).toEqual(button);
    expect(await storeFaults(accepted, {}, folder)).toEqual([]);
  });

  test('has no picture of what was never accepted', async () => {
    expect(await readPicture(undefined, folder)).toBeUndefined();
  });

  test('names what is lost, changed, used by no story, and in no place of its own', async () => {
    const accepted = await accept({ 'ui-chip--default.light-360': chip, 'ui-button--default.light-360': button });
    const fileOf = (name: string) => path.join(folder, 'ui', `${accepted.get(name)!.hash}.webp`);
    await rm(fileOf('ui-chip--default.light-360'));
    await writeFile(fileOf('ui-button--default.light-360'), 'another button');
    const unused = await keepPicture('ui', Buffer.from('nobody’s'), folder);
    await writeFile(path.join(folder, 'ui-chip--default.light-360.webp'), chip);
    const lost = accepted.get('ui-chip--default.light-360')!.hash;
    const changed = accepted.get('ui-button--default.light-360')!.hash;
    expect((await storeFaults(accepted, {}, folder)).toSorted()).toEqual(
      [
        `ui-chip--default.light-360: its picture ui/${lost}.webp is lost.`,
        `ui/${changed}.webp is not the picture that was accepted.`,
        `ui/${unused}.webp is the picture of no story: npm run visual:accept removes it.`,
        '.storybook/pictures/ui-chip--default.light-360.webp has no place there: remove it, and accept the picture of its story.',
      ].toSorted(),
    );
  });

  test('that others share is not told what is theirs', async () => {
    const accepted = await accept({ 'ui-chip--default.light-360': chip });
    await keepPicture('ui', button, folder);
    expect(await storeFaults(accepted, { isShared: true }, folder)).toEqual([]);
    await rm(path.join(folder, 'ui', '533e1dec8673f3ce.webp'));
    expect(await storeFaults(accepted, { isShared: true }, folder)).toEqual([
      'ui-chip--default.light-360: its picture ui/533e1dec8673f3ce.webp is lost.',
    ]);
  });
});

describe('a clone that leaves the pictures where they came from', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, encoding: 'utf8' });

  /** Its folder of pictures, of which none is there, and of which git has fetched none. */
  async function cloned(): Promise<string> {
    const origin = path.join(folder, 'origin');
    await mkdir(origin);
    git(origin, 'init', '--quiet');
    git(origin, 'config', 'uploadpack.allowFilter', 'true');
    const pictures = path.join(origin, 'pictures');
    await writeManifests(
      new Map([
        ['ui-chip--default.light-360', { library: 'ui', hash: await keepPicture('ui', chip, pictures), signature }],
      ]),
      pictures,
    );
    git(origin, 'add', '.');
    git(origin, 'commit', '--quiet', '--message=A chip');
    git(folder, 'clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${origin}`, 'clone');
    const clone = path.join(folder, 'clone');
    git(clone, 'sparse-checkout', 'set', '--no-cone', '/*', '!/pictures/*/');
    git(clone, 'checkout', '--quiet');
    return path.join(clone, 'pictures');
  }

  test('fetches the one that is asked for', async () => {
    const pictures = await cloned();
    const accepted = await readManifests(pictures);
    expect(await readdir(pictures)).toEqual(['ui.txt']);
    const missing = () =>
      git(pictures, 'rev-list', '--objects', '--all', '--missing=print').match(/^\?/gm)?.length ?? 0;
    expect(missing()).toBe(1);
    expect(await storeFaults(accepted, {}, pictures)).toEqual([]);
    expect(await readPicture(accepted.get('ui-chip--default.light-360'), pictures)).toEqual(chip);
    expect(missing()).toBe(0);
  });

  test('names the one that cannot be fetched', async () => {
    const pictures = await cloned();
    expect(await readPicture({ library: 'ui', hash: '0123456789abcdef', signature }, pictures)).toBeUndefined();
    const accepted = new Map([['ui-chip--on.light-360', { library: 'ui', hash: '0123456789abcdef', signature }]]);
    expect(await storeFaults(accepted, {}, pictures)).toEqual([
      'ui-chip--on.light-360: its picture ui/0123456789abcdef.webp is lost.',
    ]);
  });
});
