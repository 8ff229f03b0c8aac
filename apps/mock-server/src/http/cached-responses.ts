import type { Request } from 'express';

/** A response that is ready to be sent again. */
export interface CachedResponse {
  /** What the catalogue was when it was asked. */
  readonly version: string;
  readonly headers: readonly (readonly [name: string, value: number | string | readonly string[]])[];
  readonly body: Buffer;
  /** For the measures, which name a request by its route. */
  readonly route: Request['route'];
}

export interface CacheBounds {
  readonly entries: number;
  readonly bytes: number;
}

/** What the entry itself takes beside its texts: the objects, the lists and its place in the map, measured and rounded up. */
const BYTES_AN_ENTRY = 1_024;
const BYTES_A_HEADER = 32;

const textBytes = (text: string): number => 2 * text.length;

/** All that an entry holds in memory: its key, its headers and its body. */
function bytesOf(key: string, { headers, body }: CachedResponse): number {
  const inHeaders = headers.reduce(
    (sum, [name, value]) => sum + BYTES_A_HEADER + textBytes(name) + textBytes(String(value)),
    0,
  );
  return BYTES_AN_ENTRY + textBytes(key) + inHeaders + body.length;
}

/** Responses by key, within a number of entries and of bytes; the one unused for longest makes room. */
export class CachedResponses {
  readonly #bounds: CacheBounds;
  readonly #entries = new Map<string, { readonly response: CachedResponse; readonly bytes: number }>();
  #bytes = 0;

  constructor(bounds: CacheBounds) {
    this.#bounds = bounds;
  }

  /** How many responses are held, and what they take in memory with their keys and headers. */
  get size(): CacheBounds {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  /** The response of this version; one of another version is forgotten. */
  get(key: string, version: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.response.version !== version) {
      this.#forget(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.response;
  }

  set(key: string, response: CachedResponse): void {
    this.#forget(key);
    const bytes = bytesOf(key, response);
    this.#entries.set(key, { response, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
