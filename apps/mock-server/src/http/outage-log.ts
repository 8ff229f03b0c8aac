import type { Logger } from '../logger.ts';

const PERIOD_MS = 1_000;

/**
 * Returns a function that logs requests which failed because the database is away. The first failure is logged at once.
 * After it, each second gets one line with the number of failures and the last error, until a second passes without a
 * failure.
 */
export function createOutageLog(logger: Logger): (error: unknown) => void {
  let timer: NodeJS.Timeout | undefined;
  let failed = 0;
  let last: unknown;
  const write = (): void => {
    logger.error({ err: last, requests: failed }, 'requests failed: the database is away');
    failed = 0;
  };
  const endOfPeriod = (): void => {
    if (failed > 0) return write();
    clearInterval(timer);
    timer = undefined;
  };
  return (error) => {
    failed += 1;
    last = error;
    if (timer) return;
    write();
    timer = setInterval(endOfPeriod, PERIOD_MS).unref();
  };
}
