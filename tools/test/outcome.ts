/** One thing that failed, as the person who mends it wants to read it. */
export interface Failure {
  readonly title: string;
  /** The first lines of the reason. */
  readonly reason: string;
}

/** What a check found, in the numbers of its runner. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Lines worth showing whatever came of it. */
  readonly notes?: readonly string[];
}

const reasonLines = 12;
const logLines = 30;

/** Colours of a terminal have no place in a report. The escape character is written as a number to be seen. */
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** Cuts a message down to what helps to find the fault. */
export function shorten(message: string, most = reasonLines): string {
  const lines = message.replace(colours, '').trim().split('\n');
  return [...lines.slice(0, most), ...(lines.length > most ? ['…'] : [])].join('\n');
}

/**
 * The outcome of a runner whose report may not tell the whole truth: one that ran nothing has proved nothing, and one
 * that ends with an error although no test failed has broken down itself.
 * @param output what the runner printed
 */
export function completeOutcome(outcome: Outcome, exitCode: number, output: string): Outcome {
  // How far a runner was, it says in lines that are for us alone.
  const log = output.replaceAll(/^::progress .*\n/gm, '');
  if (outcome.failures.length > 0) return outcome;
  if (exitCode !== 0)
    return {
      ...outcome,
      failures: [{ title: `the runner ended with exit code ${exitCode}`, reason: shorten(log, logLines) }],
    };
  if (outcome.passed === 0)
    return { ...outcome, failures: [{ title: 'the runner ran nothing', reason: shorten(log, logLines) }] };
  return outcome;
}
