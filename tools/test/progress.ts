const MARK = '::progress ';

export interface Progress {
  readonly passed: number;
  readonly failed: number;
}

/** A line of a runner that says how far it is, for the command that waits for it. */
const progressLine = ({ passed, failed }: Progress): string => `${MARK}${passed} ${failed}\n`;

/** Reads the last progress from a piece of output, if there is one. */
export function readProgress(output: string): Progress | undefined {
  const at = output.lastIndexOf(MARK);
  const [passed, failed] = at < 0 ? [] : (/^(\d+) (\d+)\n/.exec(output.slice(at + MARK.length))?.slice(1) ?? []);
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

/** Counts results and says so. */
export function createCounter(write: (line: string) => void = (line) => void process.stdout.write(line)) {
  let passed = 0;
  let failed = 0;
  return (ok: boolean): void => {
    if (ok) passed += 1;
    else failed += 1;
    write(progressLine({ passed, failed }));
  };
}
