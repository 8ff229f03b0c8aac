import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aPng } from '../../test/a-picture.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { serve } from '../../test/serve.ts';
import { createPictures, deleteUnusedPictures, touchPictures } from './pictures.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"></svg>';
const folder = temporaryFolder({
  'source/zinc.png': aPng(300, 200),
  'source/again.png': aPng(300, 200),
  'source/drawing.svg': svg,
  'source/small.png': aPng(63, 200),
  'source/large.png': aPng(300, 4_097),
  'source/heavy.png': Buffer.concat([aPng(300, 200), Buffer.alloc(2_000_000)]),
  'source/page.png': `<!doctype html><p>${svg}`,
  'source/xhtml.svg': `<?xml version="1.0"?><!DOCTYPE html><html>${svg}</html>`,
  'source/comment.svg': `<!-- Sign in --><!doctype html><p>${svg}`,
  'source/comments.svg': `${'<!---->'.repeat(100)}<p>${svg}`,
  'source/text-before.svg': `A drawing: ${svg}`,
  'source/no-namespace.svg': '<svg width="100" height="100"></svg>',
  'source/exported.svg': `\u{feff}<?xml version="1.0" encoding="utf-8"?>\n<!-- Drawn by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns "http://ns.example/">\n]>\n${svg.replace('<svg ', '<svg version="1.1"\n\t')}`,
  'source/empty.png': '',
  'outside.png': aPng(300, 200),
});
const source = path.join(folder, 'source');

let folders = 0;
const ownFolder = (): string => path.join(folder, `own-${(folders += 1)}`);

const ZINC = /^\/pictures\/[0-9a-f]{32}\.png$/;

it('pictures of a folder get an address, which is the same for the same picture, once they are published', async () => {
  const own = ownFolder();
  const pictures = createPictures(own, source, false);
  const [zinc, again, drawing] = await Promise.all(['zinc.png', 'again.png', 'drawing.svg'].map(pictures.pick));
  expect(zinc).toEqual({ address: expect.stringMatching(ZINC) });
  expect([again, drawing]).toEqual([zinc, { address: expect.stringMatching(/\.svg$/) }]);
  expect(readdirSync(own).filter((name) => !name.startsWith('.'))).toEqual([]);
  pictures.publish();
  pictures.discard();
  const names = [zinc, drawing].map((one) => path.basename((one as { address: string }).address));
  expect(readdirSync(own).toSorted()).toEqual(names.toSorted());
  expect(readFileSync(path.join(own, names[0]!))).toEqual(aPng(300, 200));
  expect(await createPictures(own, undefined, true).pick((zinc as { address: string }).address)).toEqual(zinc);
});

it('an import that fails before the publication leaves no picture', async () => {
  const own = ownFolder();
  const pictures = createPictures(own, source, false);
  await pictures.pick('zinc.png');
  pictures.discard();
  expect(readdirSync(own)).toEqual([]);
});

it('a dry run writes nothing', async () => {
  const own = ownFolder();
  const pictures = createPictures(own, source, true);
  expect(await pictures.pick('zinc.png')).toEqual({ address: expect.stringMatching(ZINC) });
  expect(existsSync(own)).toBe(false);
});

it('an SVG may have instructions, comments and a document type before its element', async () => {
  expect(await createPictures(ownFolder(), source, true).pick('exported.svg')).toEqual({
    address: expect.stringMatching(/\.svg$/),
  });
});

it('a name that differs in capitals or in its ending is refused with the name of the file', async () => {
  const pictures = createPictures(ownFolder(), folder, true);
  const refused = (meant: string) => ({ expected: `the name of a file in ${folder}`, meant });
  expect(await Promise.all(['source/Zinc.PNG', 'source/zinc', 'source/zinc.jpg'].map(pictures.pick))).toEqual([
    refused('source/zinc.png'),
    refused('source/zinc.png'),
    refused('source/zinc.png'),
  ]);
  expect(await createPictures(ownFolder(), source, true).pick('../Outside.png')).toEqual({
    expected: `the name of a file in ${source}`,
  });
});

it('a link that leads out of the folder is no file in it, and one that stays inside is', async () => {
  symlinkSync(path.join(folder, 'outside.png'), path.join(source, 'link-outside.png'));
  symlinkSync('zinc.png', path.join(source, 'link-inside.png'));
  const pictures = createPictures(ownFolder(), source, true);
  expect(await pictures.pick('link-outside.png')).toEqual({ expected: `the name of a file in ${source}` });
  expect(await pictures.pick('link-inside.png')).toEqual({ address: expect.stringMatching(ZINC) });
  expect(await createPictures(ownFolder(), '/', true).pick(path.join(source, 'zinc.png').slice(1))).toEqual({
    address: expect.stringMatching(ZINC),
  });
});

it('a picture that cannot be read is refused', async () => {
  // The root user may read every file, so `/proc/self/mem`, whose reading fails, takes the place of a file without
  // read permission.
  expect(await createPictures(ownFolder(), '/proc/self', true).pick('mem')).toEqual({
    expected: 'a file that can be read',
  });
});

const noSvg = 'an SVG whose first element is svg with xmlns="http://www.w3.org/2000/svg"';
const wrongFormat = 'a picture in the format JPEG, PNG, WebP or SVG';
it.each([
  ['none.png', `the name of a file in ${source}`],
  ['../outside.png', `the name of a file in ${source}`],
  ['.', `the name of a file in ${source}`],
  ['page.png', noSvg],
  ['xhtml.svg', noSvg],
  ['comment.svg', noSvg],
  ['comments.svg', noSvg],
  ['text-before.svg', noSvg],
  ['no-namespace.svg', noSvg],
  ['empty.png', wrongFormat],
  ['heavy.png', 'a picture of at most 2 MB'],
  ['small.png', 'a picture with sides from 64 to 4096 px, and found 63 × 200'],
  ['large.png', 'a picture with sides from 64 to 4096 px, and found 300 × 4097'],
  ['/pictures/none.svg', 'the address of a picture that the shop has in /pictures/'],
  ['/pictures/', 'the address of a picture that the shop has in /pictures/'],
  ['/pictures/.', 'the address of a picture that the shop has in /pictures/'],
  ['/pictures/..', 'the address of a picture that the shop has in /pictures/'],
  ['/pictures/../source/zinc.png', 'the address of a picture that the shop has in /pictures/'],
])('the picture %s is refused', async (value, expected) => {
  expect(await createPictures(ownFolder(), source, false).pick(value)).toEqual({ expected });
});

it('a picture of the demo catalogue keeps its address', async () => {
  expect(await createPictures(ownFolder(), undefined, false).pick('/pictures/1.svg')).toEqual({
    address: '/pictures/1.svg',
  });
});

it('the name of a file is refused without a folder', async () => {
  expect(await createPictures(ownFolder(), undefined, false).pick('zinc.png')).toEqual({
    expected: 'the address of a picture, or --pictures FOLDER in the command, for this name of a file and all others',
    isListedOnce: true,
  });
});

it('a picture on the web is copied, once for all rows that name it', async () => {
  let requests = 0;
  const url = await serve((_request, response) => {
    requests += 1;
    response.end(aPng(300, 200));
  });
  const own = ownFolder();
  const pictures = createPictures(own, undefined, false);
  const address = `${url}/zinc.png`;
  const [first, second] = await Promise.all([pictures.pick(address), pictures.pick(address)]);
  expect([first, second, requests]).toEqual([{ address: expect.stringMatching(ZINC) }, first, 1]);
  pictures.publish();
  expect(readdirSync(own).filter((name) => !name.startsWith('.'))).toHaveLength(1);
});

it.each<[number, Buffer, string]>([
  [404, Buffer.from('gone'), 'an address that has a picture, and it responded 404'],
  [200, Buffer.from('<p>Sign in</p>'), wrongFormat],
  [200, Buffer.concat([aPng(300, 200), Buffer.alloc(2_000_000)]), 'a picture of at most 2 MB'],
])('an address that responds %s with something else is refused', async (status, body, expected) => {
  const url = await serve((_request, response) => void response.writeHead(status).end(body));
  expect(await createPictures(ownFolder(), undefined, false).pick(`${url}/zinc.png`)).toEqual({ expected });
});

it.each([
  ['http://', 'ERR_INVALID_URL'],
  // The fetch standard blocks this port.
  ['http://127.0.0.1:1/zinc.png', 'bad port'],
])('the address %s is refused with the reason of the failure', async (address, reason) => {
  expect(await createPictures(ownFolder(), undefined, false).pick(address)).toEqual({
    expected: `an address that can be reached, and the request failed (${reason})`,
  });
});

it('pictures that were unused for a week are deleted with the folders of killed imports, and other files stay', () => {
  const own = ownFolder();
  mkdirSync(path.join(own, '.incoming-1-old'), { recursive: true });
  mkdirSync(path.join(own, '.incoming-2-new'));
  const now = Date.now();
  const [used, unused, fresh] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.png`) as [string, string, string];
  for (const name of [used, unused, fresh, 'notes.txt']) writeFileSync(path.join(own, name), '');
  const eightDaysAgoS = now / 1000 - 8 * 86_400;
  for (const name of ['.incoming-1-old', used, unused, fresh, 'notes.txt'])
    utimesSync(path.join(own, name), eightDaysAgoS, eightDaysAgoS);
  touchPictures(own, new Set([`/pictures/${fresh}`, '/pictures/1.svg', `/pictures/${'d'.repeat(32)}.png`]), now);
  deleteUnusedPictures(own, new Set([`/pictures/${used}`]), '/data/niramaya.sqlite', now);
  expect(readdirSync(own).toSorted()).toEqual(['.database', '.incoming-2-new', used, fresh, 'notes.txt']);
  deleteUnusedPictures(path.join(own, 'none'), new Set(), '/data/niramaya.sqlite');
});

it('an import into another database deletes no picture of the first one', () => {
  const own = ownFolder();
  mkdirSync(own);
  const unused = `${'a'.repeat(32)}.png`;
  writeFileSync(path.join(own, unused), '');
  deleteUnusedPictures(own, new Set(), '/data/niramaya.sqlite');
  const inAYear = Date.now() + 365 * 86_400_000;
  expect(() => deleteUnusedPictures(own, new Set(), 'postgresql://127.0.0.1:5432/test', inAYear)).toThrow(
    `${own} has the pictures of /data/niramaya.sqlite: set another PICTURES_DIR, or delete ${own}/.database if the shop has moved`,
  );
  expect(readdirSync(own).toSorted()).toEqual(['.database', unused]);
});
