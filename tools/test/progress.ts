const MARK = '::progress ';

export interface Progress {
  readonly passed: number;
  readonly failed: number;
}

/** Formats the progress line of a runner for the command that waits for it. */
const progressLine = ({ passed, failed }: Progress): string => `${MARK}${passed} ${failed}\n`;

/** Returns the last progress in a piece of output, if there is one. */
export function readProgress(output: string): Progress | undefined {
  const at = output.lastIndexOf(MARK);
  const [passed, failed] = at < 0 ? [] : (/^(\d+) (\d+)\n/.exec(output.slice(at + MARK.length))?.slice(1) ?? []);
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

/** Returns a counter of results that reports the count. */
export function createCounter(write: (line: string) => void = (line) => void process.stdout.write(line)) {
  let passed = 0;
  let failed = 0;
  return (ok: boolean): void => {
    if (ok) passed += 1;
    else failed += 1;
    write(progressLine({ passed, failed }));
  };
}
