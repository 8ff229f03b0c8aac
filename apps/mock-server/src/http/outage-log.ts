import type { Response } from 'express';
import { elapsedMs } from '../clock.ts';
import type { Logger } from '../logger.ts';

const ONE_LINE_EACH_MS = 1_000;

/** Marks a response that is refused because the database is away: it has no line of its own in the log. */
const OUTAGE = 'outage';
export const isOutage = ({ locals }: { readonly locals?: Response['locals'] }): boolean => locals?.[OUTAGE] === true;

/**
 * Says of an outage one line a second and how many requests it stands for, where a line for each request would fill the
 * disk just then.
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
