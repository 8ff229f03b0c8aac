import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import { expectDescribed, operations } from '../../test/described.ts';
import type { TestEngine } from '../../test/engines.ts';
import { FIXED_SEED, RANDOM_SEED, RUNS } from './hostile.ts';
import { inputsFor } from './inputs.ts';

const HEADERS =
  /^(content-(type|length|encoding|security-policy)|cache-control|connection|date|etag|keep-alive|vary|transfer-encoding|retry-after|www-authenticate|allow|x-total-count|x-request-id|ratelimit-(limit|policy|remaining|reset)|access-control-(expose-headers|allow-origin)|cross-origin-(opener|resource)-policy|origin-agent-cluster|referrer-policy|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)|strict-transport-security)$/;
const INSIDES =
  /node_modules|[\\/]src[\\/]|\.ts\b|\bat \S+ \(|Error:|sqlite|postgres|kysely|\bselect\b.*\bfrom\b|insert into|ECONN|errcode/i;

export function fuzzSuite(engine: TestEngine): void {
  describe('any request', () => {
    const api = useApi(engine, { WRITES_PER_MINUTE: '9999999', IDENTITY_EMULATOR: 'true' });

    it.each(operations)(
      '$method $path gets a documented response without a 5xx or an internal detail',
      async (called) => {
        const statuses: Record<number, number> = {};
        const property = fc.asyncProperty(inputsFor(called), async ({ address, ...init }) => {
          const response = await fetch(api.url + address, init);
          const { status, headers } = response;
          statuses[status] = (statuses[status] ?? 0) + 1;
          expect(status).toBeLessThan(500);
          for (const name of headers.keys()) expect(name).toMatch(HEADERS);
          const text = await expectDescribed(called, response);
          // Stored data may contain anything.
          if (status >= 400) expect(text).not.toMatch(INSIDES);
        });
        for (const seed of [FIXED_SEED, RANDOM_SEED]) await fc.assert(property, { seed, numRuns: RUNS });
        const counts = Object.entries(statuses);
        console.log(`${engine.name} ${called.path}, seeds ${FIXED_SEED} and ${RANDOM_SEED}, answers`, statuses);
        expect(counts.reduce((sum, [, times]) => sum + times, 0)).toBe(2 * RUNS);
        // Some inputs must pass the first check.
        expect(counts.some(([status, times]) => Number(status) < 300 && times >= RUNS / 10)).toBe(true);
      },
    );
  });
}
