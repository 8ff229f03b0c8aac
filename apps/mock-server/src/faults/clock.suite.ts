import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { claims, unsigned } from '../../test/tokens.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const member = { name: 'Asha', age: '34', gender: 'female' };

const putClock = (byMs: number): void => void vi.setSystemTime(Date.now() + byMs);

export function clockSuite(engine: TestEngine): void {
  describe('a clock that is put back', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true', WRITES_PER_MINUTE: '2' });
    const status = async (headers?: Record<string, string>) => (await api.get('/consult', headers)).status;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
    afterEach(() => void vi.useRealTimers());

    it('neither shortens nor lengthens the minute of the write limit', async () => {
      for (const expected of [201, 201, 429]) expect((await api.addMember(member)).status).toBe(expected);
      for (const byMs of [-DAY_MS, 2 * DAY_MS, -DAY_MS]) {
        putClock(byMs);
        const refused = await api.addMember(member);
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
      putClock(-DAY_MS);
      vi.advanceTimersByTime(MINUTE_MS);
      // PostgreSQL measures the minute with the clock of the database.
      if (engine.name === 'PostgreSQL')
        await api.database.db
          .updateTable('write_counts')
          .set({ until: sql<Date>`clock_timestamp()` })
          .execute();
      expect((await api.addMember(member)).status).toBe(201);
    });

    it('[API-20] does not open an expired sign-in again, nor close a fresh one', async () => {
      const hourAgo = Math.floor(Date.now() / 1000) - 3600;
      const expired = bearer(unsigned(claims({ iat: hourAgo - 3600, exp: hourAgo })));
      const fresh = bearer(unsigned(claims()));
      expect([await status(expired), await status(fresh)]).toEqual([401, 200]);
      putClock(-DAY_MS);
      expect([await status(expired), await status(fresh)]).toEqual([401, 200]);
      putClock(DAY_MS + 2 * 3600 * 1000);
      expect(await status(fresh)).toBe(401);
    });
  });
}
