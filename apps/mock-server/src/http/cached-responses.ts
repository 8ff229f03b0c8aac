import type { Request } from 'express';

/** A response that is ready to be sent again. */
export interface CachedResponse {
  /** The version of the catalogue at the time of the request. */
  readonly version: string;
  readonly headers: readonly (readonly [name: string, value: number | string | readonly string[]])[];
  readonly body: Buffer;
  /** The route, for the metrics, which name a request by its route. */
  readonly route: Request['route'];
}

export interface CacheBounds {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * The memory of an entry beside its texts: objects, lists and its place in the map. The value is measured and rounded
 * up.
 */
const BYTES_AN_ENTRY = 1_024;
const BYTES_A_HEADER = 32;

const textBytes = (text: string): number => 2 * text.length;

/** Returns the memory of an entry: its key, its headers and its body. */
function bytesOf(key: string, { headers, body }: CachedResponse): number {
  const inHeaders = headers.reduce(
    (sum, [name, value]) => sum + BYTES_A_HEADER + textBytes(name) + textBytes(String(value)),
    0,
  );
  return BYTES_AN_ENTRY + textBytes(key) + inHeaders + body.length;
}

/** An LRU cache of responses by key, bounded by entries and by bytes. */
export class CachedResponses {
  readonly #bounds: CacheBounds;
  readonly #entries = new Map<string, { readonly response: CachedResponse; readonly bytes: number }>();
  #bytes = 0;

  constructor(bounds: CacheBounds) {
    this.#bounds = bounds;
  }

  /** The number of cached responses, and their memory with keys and headers. */
  get size(): CacheBounds {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  /** Returns the response of this version. It removes a response of another version. */
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
