import type { RequestHandler } from 'express';
import type { Counter, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Lanes } from '../http/lanes.ts';

/** The bounds of the duration buckets. Most pages should take at most 0.1 s, and a query is cut off after 5 s. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Any other method counts as `other`, so that a stranger cannot create new series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

interface Observation {
  readonly method: string;
  readonly route: string;
  readonly status: string;
  readonly seconds: number;
}

interface Loaded {
  readonly registry: Registry;
  readonly durations: Histogram;
  readonly refusals: Counter;
}

export interface Metrics {
  /** Counts and times every request. */
  readonly observe: RequestHandler;
  /** Counts a request that was refused before routing: malformed, too large in its headers, too slow. */
  readonly refused: (status: number) => void;
  /** Returns the metrics so far, in the text format of Prometheus, and its content type. */
  report(): Promise<{ readonly contentType: string; readonly text: string }>;
}

async function load(database: Database, lanes: Lanes, inFlight: () => number): Promise<Loaded> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered right now',
    registers,
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open ones, and those of them that are idle',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle } = database.connections();
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection',
    registers,
    collect() {
      this.set(database.connections().waiting);
    },
  });
  const work = [
    ['database_work_under_way', 'Requests that are at work on a table, or on a search, right now', 'underWay'],
    ['database_work_waiting', 'Requests that wait for those to end', 'waiting'],
    ['database_work_most_at_once', 'The most that have been at work at once since the start', 'mostUnderWay'],
  ] as const;
  for (const [name, help, count] of work)
    new Gauge({
      name,
      help,
      labelNames: ['of'],
      registers,
      collect() {
        for (const [of, lane] of Object.entries(lanes)) this.set({ of }, lane[count]);
      },
    });
  const { standby } = database;
  if (standby)
    new Counter({
      name: 'standby_reads_total',
      help: 'Reads of the catalogue by what came of asking the standby: answered, behind the primary, away',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(standby.reads())) this.inc({ outcome }, count);
      },
    });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long the response took, by method, route and status; aborted: the caller went away first',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that ended before they reached a route: malformed (400), too slow (408), headers too large (431)',
    labelNames: ['status'],
    registers,
  });
  return { registry, durations, refusals };
}

/**
 * Creates the metrics of one API, with a registry of their own. A route is named by its template, so a label never
 * contains an id or a search text. A search may reveal the health of a person. The package is loaded after the first
 * response, so that no start waits for it.
 */
export function createMetrics(database: Database, lanes: Lanes): Metrics {
  let inFlight = 0;
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const held: Observation[] = [];

  const ensureLoaded = async (): Promise<Loaded> => {
    loading ??= load(database, lanes, () => inFlight);
    loaded = await loading;
    for (const { seconds, ...labels } of held.splice(0)) loaded.durations.observe(labels, seconds);
    return loaded;
  };

  const note = ({ seconds, ...labels }: Observation): void => {
    if (loaded) return loaded.durations.observe(labels, seconds);
    held.push({ seconds, ...labels });
    void ensureLoaded();
  };

  return {
    observe: (request, response, next) => {
      const start = performance.now();
      inFlight += 1;
      response.once('close', () => {
        inFlight -= 1;
        const route: unknown = response.locals.route ?? (request.route as { path?: unknown } | undefined)?.path;
        note({
          method: METHODS.has(request.method) ? request.method : 'other',
          route: typeof route === 'string' ? route : 'none',
          status: response.writableFinished ? String(response.statusCode) : 'aborted',
          seconds: (performance.now() - start) / 1000,
        });
      });
      next();
    },
    refused: (status) => void ensureLoaded().then(({ refusals }) => refusals.inc({ status })),
    report: async () => {
      const { registry } = await ensureLoaded();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
