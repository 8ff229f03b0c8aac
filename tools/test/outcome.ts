/** A failure, in the form that helps the person who fixes it. */
export interface Failure {
  readonly title: string;
  /** The first lines of the reason. */
  readonly reason: string;
}

/** What a check found, in the numbers of its runner. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that failed at first and passed when they were retried. They also count as passed. */
  readonly flaky?: readonly Failure[];
  /** Lines to show, whatever the outcome is. */
  readonly notes?: readonly string[];
}

const reasonLines = 12;
const logLines = 30;

/**
 * Matches the colour codes of a terminal, which do not belong in a report. The escape character is a number, so that it
 * is visible.
 */
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** Shortens a message to the lines that help to find the fault. */
export function shorten(message: string, most = reasonLines): string {
  const lines = message.replace(colours, '').trim().split('\n');
  return [...lines.slice(0, most), ...(lines.length > most ? ['…'] : [])].join('\n');
}

/** Returns the end of a log: a broken runner prints its reason last. */
export function endOf(log: string): string {
  const lines = log.replace(colours, '').trim().split('\n');
  return [...(lines.length > logLines ? ['…'] : []), ...lines.slice(-logLines)].join('\n');
}

/**
 * Completes the outcome of a runner whose report may be incomplete. A runner that ran nothing has proved nothing. A
 * runner that ends with an error although no test failed has itself broken down.
 * @param output what the runner printed
 */
export function completeOutcome(outcome: Outcome, exitCode: number, output: string): Outcome {
  // The progress lines of a runner are for us alone.
  const log = output.replaceAll(/^::progress .*\n/gm, '');
  if (outcome.failures.length > 0) return outcome;
  if (exitCode !== 0)
    return {
      ...outcome,
      failures: [{ title: `the runner ended with exit code ${exitCode}`, reason: endOf(log) }],
    };
  if (outcome.passed === 0) return { ...outcome, failures: [{ title: 'the runner ran nothing', reason: endOf(log) }] };
  return outcome;
}
