import autocannon from 'autocannon';
import { Trouble } from '../../setup/trouble.mjs';
import type { Contender } from './contenders.ts';
import { cpuMs, untilQuiet } from './cpu.ts';
import type { Shape } from './requests.ts';

export const CONNECTIONS = 16;
const TIMEOUT_S = 60;

/** The results of one server in one round. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMsPerRequest: number;
}

const ask = (url: string, connections: number, { paths }: Shape, seconds: number): Promise<autocannon.Result> =>
  autocannon({
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_S,
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Sends requests to one server for so many seconds, over 16 connections in all. With two processes, the times of the
 * slower one count.
 */
export async function measure(contender: Contender, shape: Shape, seconds: number): Promise<Round> {
  const { name, urls, pids } = contender;
  const before = cpuMs(pids());
  const results = await Promise.all(urls.map((url) => ask(url, CONNECTIONS / urls.length, shape, seconds)));
  // The server still works on requests that were cut off at the end.
  await untilQuiet(pids());
  const failed = sum(results.map(({ errors, non2xx }) => errors + non2xx));
  if (failed > 0) throw new Trouble(`${name} failed ${failed} requests: the round counts for nothing.`);
  return {
    requestsPerSecond: sum(results.map(({ requests, duration }) => requests.total / duration)),
    p50Ms: Math.max(...results.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
    cpuMsPerRequest: (cpuMs(pids()) - before) / sum(results.map(({ requests }) => requests.sent)),
  };
}
