import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decode, { init as initDecoder } from '@jsquash/webp/decode.js';
import encode, { init as initEncoder } from '@jsquash/webp/encode.js';
import type { Pixels } from './compare.ts';

const require = createRequire(import.meta.url);

/** In Node the package cannot fetch its code. It accepts the compiled code instead, which its types do not declare. */
type Init = (code: WebAssembly.Module) => Promise<unknown>;

const compile = async (file: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(require.resolve(`@jsquash/webp/codec/${file}`)));

let decoder: Promise<unknown> | undefined;
let encoder: Promise<unknown> | undefined;

/** Decodes a WebP image. @throws Error if it is not one */
export async function decodeWebp(file: Buffer): Promise<Pixels> {
  decoder ??= compile('dec/webp_dec.wasm').then(initDecoder as unknown as Init);
  await decoder;
  const { width, height, data } = await decode(Uint8Array.from(file).buffer);
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** Encodes a lossless WebP, as small as possible: one second for most images, five for a long screen. */
export const encodeWebp = (picture: Pixels): Promise<Buffer> =>
  write(picture, { lossless: 1, exact: 1, method: 6, quality: 100 });

/** Encodes a WebP in a tenth of the time, for an image that is viewed once. */
export const sketchWebp = (picture: Pixels): Promise<Buffer> => write(picture, { method: 0, quality: 80 });

async function write({ width, height, data }: Pixels, how: Parameters<typeof encode>[1]): Promise<Buffer> {
  encoder ??= compile('enc/webp_enc_simd.wasm').then(initEncoder as unknown as Init);
  await encoder;
  const picture = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
  return Buffer.from(await encode(picture, how));
}
