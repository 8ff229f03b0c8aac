import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Pixels } from './compare.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const kinds = { palette: 3, colour: 2, colourAndOpacity: 6 } as const;
const bytesPerPixel: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

/**
 * Reads a PNG of eight bits a channel, not interlaced: what Chromium's screenshots are and what `encodePng` writes.
 * @throws Error for any other kind
 */
export function decodePng(file: Buffer): Pixels {
  const chunks = readChunks(file);
  const header = Buffer.concat(chunks.get('IHDR') ?? []);
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const [depth, kind, , , interlaced] = header.subarray(8);
  const step = bytesPerPixel[kind ?? -1];
  if (depth !== 8 || step === undefined || interlaced !== 0) throw new Error('This kind of PNG is not read here.');
  const rows = unfilter(inflateSync(Buffer.concat(chunks.get('IDAT') ?? [])), width * step, height, step);
  const palette = chunks.get('PLTE')?.[0];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; to < data.length; from += step, to += 4) {
    const source = palette ?? rows;
    const at = palette ? rows[from]! * 3 : from;
    data[to] = source[at]!;
    data[to + 1] = source[at + 1]!;
    data[to + 2] = source[at + 2]!;
  }
  return { width, height, data };
}

function readChunks(file: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.set(type, [...(chunks.get(type) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
}

/** The nearest of left, above and above left to what the three foretell. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function unfilter(filtered: Buffer, rowBytes: number, height: number, step: number): Uint8Array {
  // A row of zeros above the first and a pixel of zeros before each: no edge needs a rule of its own.
  const stride = rowBytes + step;
  const padded = new Uint8Array(stride * (height + 1) + step);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (rowBytes + 1) + 1;
    const to = (y + 1) * stride + step;
    const kind = filtered[from - 1];
    for (let x = 0; x < rowBytes; x += 1) {
      const left = padded[to + x - step]!;
      const above = padded[to + x - stride]!;
      const byte = filtered[from + x]!;
      if (kind === 0) padded[to + x] = byte;
      else if (kind === 1) padded[to + x] = byte + left;
      else if (kind === 2) padded[to + x] = byte + above;
      else if (kind === 3) padded[to + x] = byte + ((left + above) >> 1);
      else padded[to + x] = byte + paeth(left, above, padded[to + x - stride - step]!);
    }
    rows.set(padded.subarray(to, to + rowBytes), y * rowBytes);
  }
  return rows;
}

/** Each row behind the number of its filter; what is as above becomes zeros where `above` is taken off. */
function filterAll(rows: Uint8Array, rowBytes: number, above: boolean): Buffer {
  const height = rows.length / rowBytes;
  const filtered = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * rowBytes;
    const to = y * (rowBytes + 1) + 1;
    if (above && y > 0) {
      filtered[to - 1] = 2;
      for (let x = 0; x < rowBytes; x += 1) filtered[to + x] = rows[from + x]! - rows[from + x - rowBytes]!;
    } else filtered.set(rows.subarray(from, from + rowBytes), to);
  }
  return filtered;
}

/** Writes an opaque picture as PNG without loss, as small as it goes: with a palette where 256 colours are enough. */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const palette = paletteOf(data);
  const kind = palette ? kinds.palette : kinds.colour;
  const step = bytesPerPixel[kind]!;
  const rows = new Uint8Array(width * height * step);
  for (let from = 0, to = 0; from < data.length; from += 4, to += step) {
    if (palette) rows[to] = palette.get(colourAt(data, from))!;
    else {
      rows[to] = data[from]!;
      rows[to + 1] = data[from + 1]!;
      rows[to + 2] = data[from + 2]!;
    }
  }
  const packed = deflateSync(filterAll(rows, width * step, false), { level: 9, memLevel: 9 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind, 0, 0, 0], 8);
  const colours =
    palette && Buffer.from([...palette.keys()].flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(colours ? [chunk('PLTE', colours)] : []),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (data: Uint8Array, at: number): number => (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;

/** The colours of a picture with their numbers, or undefined where there are more than a palette holds. */
function paletteOf(data: Uint8Array): Map<number, number> | undefined {
  const palette = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    if (!palette.has(colour)) palette.set(colour, palette.size);
    if (palette.size > 256) return undefined;
  }
  return palette;
}

function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + content.length)), 8 + content.length);
  return framed;
}
