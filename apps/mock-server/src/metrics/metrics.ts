import { Router, type RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { refusals } from '../http/refusals.ts';
import { defineRoute } from '../http/route.ts';

/** The upper bounds of the buckets of a histogram, in seconds. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A request with another method is counted as 'other', so that callers cannot create time series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Returns the metrics of a process: the registry for `/metrics`, `observe`, middleware that measures each request, and
 * the counter `refused`. No label has a search text, which may reveal an illness.
 */
export function createMetrics(database: Database) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests without a complete response',
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the complete response by method, route and status; aborted: the client closed the connection first',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that reached no route, and connections that were closed, by reason',
    labelNames: ['reason'],
    registers,
  });
  // Each reason begins at 0. Without that Prometheus would not see the increase to the first refusal.
  for (const reason of refusals) refused.inc({ reason }, 0);
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  const observe: RequestHandler = (request, response, next) => {
    const end = durations.startTimer();
    inFlight.inc();
    response.once('close', () => {
      inFlight.dec();
      // `locals.route` is the name of a route that has no path of its own, such as the one of all files.
      const route: unknown = response.locals.route ?? (request.route as { path?: unknown } | undefined)?.path;
      end({
        method: METHODS.has(request.method) ? request.method : 'other',
        route: typeof route === 'string' ? route : 'none',
        status: response.writableFinished ? String(response.statusCode) : 'aborted',
      });
    });
    next();
  };
  return { registry, observe, refused };
}

/** What `createMetrics` returns. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * `GET /metrics` in the text format of Prometheus. Under the address of the storefront, which is public, it does not
 * exist: there the API is mounted below `/api`, so the base of the path differs.
 */
export const metricsRouter = ({ registry }: Metrics): Router =>
  Router({ caseSensitive: true })
    .use('/metrics', (request, _response, next) => next(request.baseUrl === '/metrics' ? undefined : 'router'))
    .use(
      defineRoute('get', '/metrics', async (_request, response) => {
        response.set({ 'cache-control': 'no-store', 'content-type': registry.contentType });
        response.end(await registry.metrics());
      }),
    );
