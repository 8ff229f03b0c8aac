import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { claims, unsigned } from '../../test/tokens.ts';

const DAY_MS = 86_400_000;

const putClock = (byMs: number): void => void vi.setSystemTime(Date.now() + byMs);

export function clockSuite(engine: TestEngine): void {
  describe('a clock that is put back', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true' });
    const status = async (headers?: Record<string, string>) => (await api.get('/consult', headers)).status;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
    afterEach(() => void vi.useRealTimers());

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
