import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { rawGet, sendRaw } from '../../test/raw.ts';

export function metricsSuite(engine: TestEngine): void {
  describe('metrics', () => {
    const api = useApi(engine, {}, { storefrontDir: path.join(import.meta.dirname, 'no-build') });
    const lines = async (name: string): Promise<string[]> =>
      (await api.get('/metrics')).text.split('\n').filter((line) => line.startsWith(name));

    it('are text for Prometheus, with those of the process', async () => {
      const { headers, text } = await api.get('/metrics');
      expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
        expect(text).toContain(`# HELP ${name} `);
    });

    it('measure requests by method, route and status', async () => {
      await api.get('/products/1');
      await api.get('/products/2');
      await api.get('/products/999999');
      await api.send('PATCH', '/products/1');
      await fetch(`${api.storefrontUrl}/api/products/3`);
      const counts = await lines('http_request_duration_seconds_count');
      expect(counts.filter((line) => line.includes('/products'))).toEqual([
        'http_request_duration_seconds_count{method="GET",route="/products/:id",status="200"} 3',
        'http_request_duration_seconds_count{method="GET",route="/products/:id",status="404"} 1',
        'http_request_duration_seconds_count{method="other",route="/products/:id",status="405"} 1',
      ]);
      for (const page of ['/cart', '/cart/', '/nowhere']) await fetch(api.storefrontUrl + page);
      expect(await lines('http_request_duration_seconds_count{method="GET",route="page')).toEqual([
        'http_request_duration_seconds_count{method="GET",route="page /cart/index.html",status="503"} 2',
      ]);
    });

    it('contain no query and no caller, and add no series for unknown addresses', async () => {
      await api.get('/products?q=diabetes');
      await api.get('/consult', { 'x-visitor-id': 'c'.repeat(32) });
      await api.get('/nope/metformin');
      const before = (await lines('http_request_duration_seconds_count')).length;
      for (let number = 0; number < 20; number += 1) {
        await api.get(`/nope/${number}`);
        await api.get(`/products?q=${number}`);
        await api.get(`/consult?x=${number}`);
      }
      expect((await lines('http_request_duration_seconds_count')).length).toBe(before);
      expect((await api.get('/metrics')).text).not.toMatch(/diabetes|metformin|cccc|127\.0\.0\.1/);
    });

    it('count running requests and database connections', async () => {
      await api.get('/readyz');
      // The metrics request itself is in flight.
      expect(await lines('http_requests_in_flight ')).toEqual(['http_requests_in_flight 1']);
      const connections = await lines('database_connections{');
      expect(connections).toEqual([
        expect.stringMatching(/^database_connections\{state="open"\} [1-9]/),
        expect.stringMatching(/^database_connections\{state="idle"\} [1-9]/),
        'database_connections{state="waiting"} 0',
      ]);
    });

    it('count requests that are refused before a route, on both ports', async () => {
      await sendRaw(api.url, 'no request\r\n\r\n');
      await sendRaw(api.storefrontUrl, rawGet('/', `X-Large: ${'a'.repeat(20_000)}\r\n`));
      expect(await lines('http_requests_refused_total')).toEqual([
        'http_requests_refused_total{reason="malformed"} 1',
        'http_requests_refused_total{reason="too-large"} 1',
        'http_requests_refused_total{reason="too-slow"} 0',
        'http_requests_refused_total{reason="pipelined"} 0',
        'http_requests_refused_total{reason="connections"} 0',
        'http_requests_refused_total{reason="stalled"} 0',
      ]);
    });

    it.each(['GET', 'OPTIONS', 'POST'])('are not served by the storefront to %s', async (method) => {
      for (const place of ['/api/metrics', '/api//metrics'])
        expect((await fetch(api.storefrontUrl + place, { method })).status).toBe(404);
    });
  });
}
