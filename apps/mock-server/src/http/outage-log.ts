import type { Response } from 'express';
import { elapsedMs } from '../clock.ts';
import type { Logger } from '../logger.ts';

const ONE_LINE_EACH_MS = 1_000;

/** Marks a response that is refused because the database is unreachable. It gets no log line of its own. */
const OUTAGE = 'outage';
export const isOutage = ({ locals }: { readonly locals?: Response['locals'] }): boolean => locals?.[OUTAGE] === true;

/**
 * Creates a log that writes one line a second during an outage, with the number of requests it covers. One line for
 * each request would fill the disk during an outage.
 */
export function createOutageLog(now: () => number = elapsedMs) {
  let saidAt = -Infinity;
  let unsaid = 0;
  return (response: Response, logger: Logger, error: unknown): void => {
    response.locals[OUTAGE] = true;
    unsaid += 1;
    if (now() - saidAt < ONE_LINE_EACH_MS) return;
    logger.error({ err: error, requests: unsaid }, 'the database cannot be reached');
    saidAt = now();
    unsaid = 0;
  };
}
