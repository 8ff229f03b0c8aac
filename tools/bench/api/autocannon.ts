import { createRequire } from 'node:module';

/** The part of autocannon's result that the benchmarks read. Latencies are in ms. */
export interface Load {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly non2xx: number;
  readonly errors: number;
}

interface Options {
  readonly url: string;
  readonly connections: number;
  /** The length of the load in seconds. */
  readonly duration: number;
  /** Requests a second of all connections. @default as many as are answered */
  readonly overallRate?: number;
  /** Returns the path of the next request. It is called before each one, so that each can ask for another page. */
  readonly path: () => string;
}

type Request = Readonly<Record<string, unknown>>;
type Autocannon = (options: object) => Promise<Load>;

// The folder `tools/bench` has a package.json and a lock file of its own (`npm ci --prefix tools/bench`), so autocannon
// is no package of the workspace.
const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

/** Loads a server with GET requests, and returns what its clients saw. */
export const load = ({ path, ...options }: Options): Promise<Load> =>
  autocannon({
    ...options,
    requests: [{ method: 'GET', setupRequest: (request: Request) => ({ ...request, path: path() }) }],
  });
