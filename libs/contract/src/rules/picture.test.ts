import { expect, test } from 'vitest';
import { isPdf, keptSize } from './picture.ts';

// A kept picture has at most 16,000,000 pixels. Each pixel counts as one byte, so 3,000,000 bytes have room for 2000 ×
// 1500 px.
test.each([
  ['a photograph of a phone', [4000, 3000], Infinity, [4000, 3000]],
  ['a long screenshot', [1080, 12_000], Infinity, [1080, 12_000]],
  ['a long screenshot lying on its side', [12_000, 1080], Infinity, [12_000, 1080]],
  ['a small picture', [300, 400], Infinity, [300, 400]],
  ['a photograph of 48 megapixels', [8000, 6000], Infinity, [4619, 3464]],
  ['a longer screenshot', [1080, 24_000], Infinity, [849, 18_856]],
  ['a screenshot that would be narrower than 700 px', [1080, 40_000], Infinity, 'long'],
  ['a long screenshot with little room', [1080, 12_000], 10_000_000, [949, 10_541]],
  ['a long screenshot with less room than 700 px need', [1080, 12_000], 5_000_000, 'full'],
  ['a photograph with little room', [4000, 3000], 3_000_000, [2000, 1500]],
  ['a photograph with less room than 2000 px need', [4000, 3000], 2_900_000, 'full'],
  ['a small picture with no room', [300, 400], -1, 'full'],
  ['a picture without a width of its own', [0, 150], Infinity, 'unreadable'],
  ['a picture without a height of its own', [300, 0], Infinity, 'unreadable'],
  ['a line of one pixel', [1, 30_000], Infinity, [1, 30_000]],
  ['a line that no canvas can hold', [1, 40_000], Infinity, 'long'],
] as const)('%s of %j px with room for %d bytes is kept at %j', (_what, [widthPx, heightPx], room, kept) => {
  const size = typeof kept === 'string' ? kept : { widthPx: kept[0], heightPx: kept[1] };
  expect(keptSize({ widthPx, heightPx }, room)).toEqual(size);
});

test.each([
  ['page.pdf', 'application/pdf', '', true],
  ['page.pdf', '', '%PDF-1.7', true],
  ['page', '', '\n%PDF-1.4', true],
  ['page', 'application/octet-stream', '%PDF-1.4', true],
  ['page.jpg', 'image/jpeg', '%PDF-1.4', true],
  ['PAGE.PDF', 'application/octet-stream', 'torn', true],
  ['page.pdf', 'image/jpeg', '\u00ff\u00d8\u00ff', false],
  ['page.jpg', '', '\u00ff\u00d8\u00ff', false],
])('the file %s of type "%s" that begins with %j is a PDF: %s', (name, type, beginning, expected) => {
  expect(isPdf({ name, type }, beginning)).toBe(expected);
});
