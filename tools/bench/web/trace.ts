/** One event of a Chromium trace. Times are in µs. `dur` is the elapsed time, `tdur` the processor time of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** Lighthouse multiplies the time of each task by this factor, for a phone. */
const cpuSlowdown = 4;
/** A task blocks the page for what it takes beyond this, in ms. */
const longTaskMs = 50;

/**
 * Returns the total blocking time by processor time alone, in ms. It counts each task of the main thread after the
 * first contentful paint, slowed down as Lighthouse does. Lighthouse itself counts the elapsed time. On a busy machine
 * this includes the time in which the thread waits for a core.
 * @throws Error if the trace has no first contentful paint or no processor time
 */
export function blockingCpuMs({ traceEvents }: Trace): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  // The browser has other renderers. The page's own is the one that painted last.
  const painted = traceEvents.findLast(
    (event) => event.name === 'firstContentfulPaint' && mainThreads.has(threadOf(event)),
  );
  if (!painted) throw new Error('The trace has no first contentful paint.');
  const tasks = traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && event.ts >= painted.ts)
    .filter((event) => threadOf(event) === threadOf(painted));
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('No task of the trace has a processor time.');
  return tasks
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * cpuSlowdown - longTaskMs))
    .reduce((sum, blocking) => sum + blocking, 0);
}
