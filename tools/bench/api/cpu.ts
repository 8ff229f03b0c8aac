import { globSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 10;
const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 60_000;

/**
 * The kernel's line about a process, from its state on; the name before it may hold spaces. Empty where it has ended, as
 * workers of PostgreSQL do at any time: what they used is then part of what their parent has ended.
 */
function statOf(pid: number | string): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const parentOf = (pid: string): number => Number(statOf(pid)[1] ?? 0);

/** The processes that were started by this one. */
export const childrenOf = (pid: number): number[] =>
  globSync('[0-9]*', { cwd: '/proc' })
    .filter((one) => parentOf(one) === pid)
    .map(Number);

/** How much processor time processes have used so far, those that they have ended included. Linux alone tells. */
export const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number);
    return sum + ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) * TICK_MS;
  }, 0);

const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Resident memory of all of them together, in megabytes. */
export const memoryMb = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + residentKb(pid), 0) / 1024;

/** Waits until the processes do nothing any more, so that what one was asked last does not slow the next one down. */
export async function untilQuiet(pids: readonly number[]): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  let before = -1;
  for (let quiet = 0; quiet < 3 && Date.now() < deadline;) {
    const now = cpuMs(pids);
    quiet = now - before <= TICK_MS ? quiet + 1 : 0;
    before = now;
    await wait(LOOK_EVERY_MS);
  }
}
