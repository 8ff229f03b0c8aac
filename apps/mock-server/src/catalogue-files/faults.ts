/** A place of a catalogue file. */
export interface Place {
  /** The line, of which the first is 1. */
  readonly line: number;
  /**
   * The row of a spreadsheet, of which the header is 1. It differs from the line after a cell with several lines. JSON
   * Lines have none.
   */
  readonly row?: number;
}

/** A fault at a place of a catalogue file. */
export interface Fault extends Place {
  /** The title, name or id of the record at this place, if it can be read. */
  readonly record?: string;
  readonly column?: string;
  /** The value as it was read. Undefined for an empty cell; without this key the fault is about the column or row. */
  readonly value?: unknown;
  /** Completes the sentence "expected …". Empty if the question of `meant` is enough. */
  readonly expected: string;
  /** A correct value that is like this one. */
  readonly meant?: string;
  /** True for a fault with one cause in many rows. It is listed and counted once. */
  readonly isListedOnce?: boolean;
}

/** Receives each fault of a file. */
export type Report = (fault: Fault) => void;

const LONGEST_VALUE = 60;
/** More faults are only counted: they usually have the same cause. */
const MOST_LISTED = 50;

const cut = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);

/**
 * Returns a value as JSON, with at most 60 characters. A backslash is not doubled, because it is usually that of a path
 * of Windows.
 */
export const shown = (value: unknown): string =>
  value === undefined ? '(empty)' : cut(JSON.stringify(value).replaceAll('\\\\', '\\'));

/** Returns the words for a place: 'row 39 (line 42)', 'row 3' if both are the same, or 'line 3' without rows. */
export function describePlace({ line, row }: Place): string {
  if (row === undefined) return `line ${line}`;
  return row === line ? `row ${row}` : `row ${row} (line ${line})`;
}

/** Returns the sentence that describes a fault, and the question whether another value was meant. */
export function describeFault(file: string, fault: Fault): string {
  const { record, column, expected, meant } = fault;
  const cell = [column, 'value' in fault ? shown(fault.value) : undefined].filter((part) => part !== undefined);
  const parts = [file, describePlace(fault), record === undefined ? undefined : cut(record), cell.join(' ')];
  const place = parts.filter(Boolean).join(', ');
  if (expected === '') return `${place}: did you mean ${shown(meant)}?`;
  return `${place}: expected ${expected}.${meant === undefined ? '' : ` Did you mean ${shown(meant)}?`}`;
}

/** Prints the first 50 faults, and counts all of them. */
export class FaultList {
  count = 0;
  readonly #listedOnce = new Set<string>();
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** True once as many faults were found as are listed. */
  get isFull(): boolean {
    return this.count >= MOST_LISTED;
  }

  add(file: string, fault: Fault): void {
    if (fault.isListedOnce && this.#listedOnce.has(fault.expected)) return;
    if (fault.isListedOnce) this.#listedOnce.add(fault.expected);
    if (!this.isFull) this.#print(describeFault(file, fault));
    this.count += 1;
  }

  /** Prints how many faults are not listed, if there are any. */
  end(): void {
    if (this.count > MOST_LISTED) this.#print(`… and ${(this.count - MOST_LISTED).toLocaleString('en-IN')} more.`);
  }
}
