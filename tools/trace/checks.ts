/** A check, and the requirements rows that it names. */
export interface Check {
  readonly kind: 'unit' | 'story' | 'journey';
  /** The file relative to the workspace, and the title. */
  readonly name: string;
  readonly ids: readonly string[];
  /** `listed`: it belongs to the full tier, and this run of the gate did not run it. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'listed';
}

/** Returns the row ids at the start of a title: `[CART-05 CART-06] minus stops at one`. */
export function idsOfTitle(title: string): string[] {
  const list = /^\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]/.exec(title)?.[1];
  return list?.split(' ') ?? [];
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly fullName: string;
      readonly status: string;
      readonly meta?: {
        readonly storyId?: string;
        readonly reports?: readonly { readonly type: string; readonly result?: { readonly ids?: unknown } }[];
      };
    }[];
  }[];
}

const toStatus = (status: string): Check['status'] =>
  status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';

/** Reads the checks of a Vitest JSON report. A story names its rows in `parameters.requirements`. */
export function readVitest(report: VitestReport, root: string): Check[] {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((test): Check => {
      const told = test.meta?.reports?.find(({ type }) => type === 'requirements')?.result?.ids;
      return {
        kind: test.meta?.storyId === undefined ? 'unit' : 'story',
        name: `${file.replace(`${root}/`, '')}: ${test.meta?.storyId ?? test.fullName}`,
        ids: Array.isArray(told) ? told.map(String) : idsOfTitle(test.title),
        status: toStatus(test.status),
      };
    }),
  );
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

const journeyStatus = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads the checks of a Playwright JSON report. */
export function readPlaywright(report: PlaywrightReport): Check[] {
  const read = (suite: PlaywrightSuite): Check[] => [
    ...(suite.suites ?? []).flatMap(read),
    ...(suite.specs ?? []).map((spec): Check => {
      const statuses = spec.tests.map((test) => journeyStatus[test.status]);
      return {
        kind: 'journey',
        name: `${spec.file}: ${spec.title}`,
        ids: idsOfTitle(spec.title),
        status: statuses.find((status) => status !== 'passed') ?? 'passed',
      };
    }),
  ];
  return report.suites.flatMap(read);
}
