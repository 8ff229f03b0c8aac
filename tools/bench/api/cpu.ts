import { globSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 10;
const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 60_000;

/**
 * Returns the fields of `/proc/PID/stat` from the state on. The name before the state may contain spaces.
 * Returns an empty list for a process that has ended, as workers of PostgreSQL do at any time. Their processor time
 * then counts as that of their parent's ended children.
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

/** Returns the ids of the processes that this one has started. */
export const childrenOf = (pid: number): number[] =>
  globSync('[0-9]*', { cwd: '/proc' })
    .filter((one) => parentOf(one) === pid)
    .map(Number);

/**
 * Returns the processor time that processes have used so far, including their ended children. This works only on Linux.
 */
export const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number);
    return sum + ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) * TICK_MS;
  }, 0);

const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Returns the resident memory of all processes together, in megabytes. */
export const memoryMb = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + residentKb(pid), 0) / 1024;

/** Waits until the processes are idle, so that the last requests to one server do not slow down the next one. */
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
