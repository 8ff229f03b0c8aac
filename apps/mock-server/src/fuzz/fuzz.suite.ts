import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { asha, useApi } from '../../test/api.ts';
import { expectDescribed, operations } from '../../test/described.ts';
import type { TestEngine } from '../../test/engines.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { sendRaw, statusOf } from '../../test/raw.ts';
import { signedInAs } from '../../test/tokens.ts';
import { inputsFor, requestLines } from './inputs.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
const FIXED_SEED = 20_260_401;
/** `FUZZ_SEED` repeats a run that failed. */
const RANDOM_SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const HEADERS =
  /^(content-(type|language|length|encoding|security-policy)|cache-control|connection|date|etag|keep-alive|vary|transfer-encoding|retry-after|www-authenticate|allow|x-total-count(-relation)?|x-corrected-search|x-unsold-words|x-search-count|x-request-id|ratelimit-(limit|policy|remaining|reset)|access-control-(expose-headers|allow-origin)|cross-origin-(opener|resource)-policy|origin-agent-cluster|referrer-policy|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)|strict-transport-security)$/;
const INSIDES =
  /node_modules|[\\/]src[\\/]|\.ts\b|\bat \S+ \(|Error:|sqlite|postgres|kysely|\bselect\b.*\bfrom\b|insert into|ECONN|ENAMETOOLONG|errcode/i;

const hers = signedInAs('asha');
const HERS = 'Hers alone';
const build = ['index.html', 'cart/index.html', '404.html', 'assets/app-Ab12Cd34.js', 'favicon.svg'];

export function fuzzSuite(engine: TestEngine): void {
  describe('any request', () => {
    const dist = temporaryFolder(Object.fromEntries(build.map((file) => [file, 'file of the build'])));
    const unlimited = '9999999';
    const settings = {
      // All requests come from one address. With the limits of a shop, most of them would get 429 and prove nothing.
      READS_PER_MINUTE: unlimited,
      SEARCHES_PER_MINUTE: unlimited,
      WRITES_PER_MINUTE: unlimited,
      IDENTITY_EMULATOR: 'true',
    };
    const api = useApi(engine, settings, { storefrontDir: dist });
    const shop = async () => [(await api.get('/products')).text, (await api.get('/consult', hers)).text];
    let before: string[];
    beforeAll(async () => {
      await api.addMember({ ...asha, name: HERS }, hers);
      before = await shop();
    });

    /** Sends each input with both seeds, and returns how often each status came. */
    async function statusesOf<T>(
      inputs: fc.Arbitrary<T>,
      send: (input: T) => Promise<{ status: number; text: string }>,
    ): Promise<Record<number, number>> {
      const statuses: Record<number, number> = {};
      const property = fc.asyncProperty(inputs, async (input) => {
        const { status, text } = await send(input);
        statuses[status] = (statuses[status] ?? 0) + 1;
        expect(status).toBeLessThan(500);
        // Stored data may contain anything.
        if (status >= 400) expect(text).not.toMatch(INSIDES);
        expect(text).not.toContain(HERS);
      });
      for (const seed of [FIXED_SEED, RANDOM_SEED]) await fc.assert(property, { seed, numRuns: RUNS });
      console.log(`${engine.name}, seeds ${FIXED_SEED} and ${RANDOM_SEED}, ${2 * RUNS} answers`, statuses);
      expect(await shop()).toEqual(before);
      // The server runs in the process of the test, so that a polluted prototype would be this one.
      expect(Object.keys(Object.prototype)).toEqual([]);
      return statuses;
    }

    it.each(operations)(
      '[API-02 API-20 API-21] $method $path gets a documented response, changes nothing of others and reveals nothing',
      async (called) => {
        const statuses = await statusesOf(inputsFor(called), async ({ address, ...init }) => {
          const response = await fetch(api.url + address, init);
          for (const name of response.headers.keys()) expect(name).toMatch(HEADERS);
          return { status: response.status, text: await expectDescribed(called, response) };
        });
        // Some inputs must pass the first check. No caller owns a member to change, so one that passes gets 404: the
        // router reads caller and body first.
        const isPassed = (status: number) => status < 300 || (called.method === 'PUT' && status === 404);
        const accepted = Object.entries(statuses).some(
          ([status, times]) => isPassed(Number(status)) && times >= RUNS / 10,
        );
        expect([statuses, accepted]).toEqual([statuses, true]);
      },
    );

    it('to the port of the shop gets no 5xx and no internal detail', async () => {
      const statuses = await statusesOf(requestLines, async (line) => {
        const text = await sendRaw(api.storefrontUrl, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        return { status: statusOf(text), text };
      });
      expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '404', '405', '414']));
    });
  });
}
