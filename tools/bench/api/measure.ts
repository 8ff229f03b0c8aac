import autocannon from 'autocannon';
import { Trouble } from '../../setup/trouble.mjs';
import type { Contender } from './contenders.ts';
import { cpuMs, untilQuiet } from './cpu.ts';
import type { Shape } from './requests.ts';

export const CONNECTIONS = 16;
const TIMEOUT_S = 60;

/** What one server did in one round. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMsPerRequest: number;
}

/** Asks one server for so many seconds, over 16 connections. */
export async function measure(contender: Contender, { paths }: Shape, seconds: number): Promise<Round> {
  const before = cpuMs(contender.pids());
  const result = await autocannon({
    url: contender.url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: TIMEOUT_S,
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  });
  // Requests that were cut off at the end are worked on all the same.
  await untilQuiet(contender.pids());
  if (result.errors > 0 || result.non2xx > 0)
    throw new Trouble(
      `${contender.name} failed ${result.errors + result.non2xx} requests: the round counts for nothing.`,
    );
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: (cpuMs(contender.pids()) - before) / result.requests.sent,
  };
}
