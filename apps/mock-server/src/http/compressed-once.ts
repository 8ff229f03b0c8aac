import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const WORTH_IT_BYTES = 1_024;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const encoders: Readonly<Record<string, (whole: Buffer) => Promise<Buffer>>> = {
  br: (whole) => promisify(brotliCompress)(whole, brotliOptions),
  gzip: promisify(gzip),
};

interface Encoded {
  readonly body: Buffer;
  readonly encoding: string;
  readonly etag: string;
}

/**
 * Returns a handler that sends content that never changes while the server runs. It compresses the content once for
 * each encoding, off the event loop, and caches the result. So repeated requests for a large file cost no work. It must
 * run after the encoding has been chosen.
 * @param read returns the bytes; it is called once for each encoding
 */
export function compressedOnce(read: () => Promise<Buffer>): (request: Request, response: Response) => Promise<void> {
  const kept = new Map<string, Promise<Encoded>>();

  const encode = async (chosen: string): Promise<Encoded> => {
    const whole = await read();
    const encoder = whole.length < WORTH_IT_BYTES ? undefined : encoders[chosen];
    const encoding = encoder ? chosen : 'identity';
    const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 27);
    return { body: encoder ? await encoder(whole) : whole, encoding, etag: `W/"${hash}-${encoding}"` };
  };

  const encoded = (chosen: string): Promise<Encoded> => {
    const known = kept.get(chosen);
    if (known) return known;
    const making = encode(chosen);
    kept.set(chosen, making);
    making.catch(() => kept.delete(chosen));
    return making;
  };

  return async (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { body, encoding, etag } = await encoded(accepted in encoders ? accepted : 'identity');
    if (encoding !== 'identity') response.set('content-encoding', encoding);
    response.vary('accept-encoding').set('etag', etag).send(body);
  };
}
