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

/** A cell, a column or a row that a sentence is about. */
export interface Subject extends Place {
  /** The title, name or id of the record at this place, if it can be read. */
  readonly record?: string;
  readonly column?: string;
  /**
   * The value as it was read. Undefined for an empty cell; without this key the sentence is about the column or row.
   */
  readonly value?: unknown;
}

/** A fault at a place of a catalogue file. */
export interface Fault extends Subject {
  /** Completes the sentence "expected …". Empty if the question of `meant` is enough. */
  readonly expected: string;
  /** A correct value that is like this one. */
  readonly meant?: string;
  /** True for a fault with one cause in many rows. It is listed and counted once. */
  readonly isListedOnce?: boolean;
}

/** Receives each fault of a file. */
export type Report = (fault: Fault) => void;

/** A value that may be a mistake, and that an import accepts. */
export interface Warning extends Subject {
  /** The reason, without a full stop. */
  readonly remark: string;
}

/** The most characters of a value or of the name of a record in a sentence. A longer text is cut. */
const LONGEST_VALUE = 60;
/** The most faults that are printed. Further ones are only counted, because they usually have the same cause. */
const MOST_LISTED = 50;
/** The most warnings that are printed. */
const MOST_WARNINGS = 10;

const formatCount = (count: number): string => count.toLocaleString('en-IN');

const cut = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);

/**
 * Returns a value as JSON, cut after 60 characters. A backslash is not doubled, because it is usually that of a path
 * of Windows.
 */
export const shown = (value: unknown): string =>
  value === undefined ? '(empty)' : cut(JSON.stringify(value).replaceAll('\\\\', '\\'));

/** Returns the words for a place: 'row 39 (line 42)', 'row 3' if both are the same, or 'line 3' without rows. */
export function describePlace({ line, row }: Place): string {
  if (row === undefined) return `line ${line}`;
  return row === line ? `row ${row}` : `row ${row} (line ${line})`;
}

function describeSubject(file: string, subject: Subject): string {
  const { record, column } = subject;
  const cell = [column, 'value' in subject ? shown(subject.value) : undefined].filter((part) => part !== undefined);
  const parts = [file, describePlace(subject), record === undefined ? undefined : cut(record), cell.join(' ')];
  return parts.filter(Boolean).join(', ');
}

/** Returns the sentence that describes a fault, and the question whether another value was meant. */
export function describeFault(file: string, fault: Fault): string {
  const { expected, meant } = fault;
  const subject = describeSubject(file, fault);
  if (expected === '') return `${subject}: did you mean ${shown(meant)}?`;
  return `${subject}: expected ${expected}.${meant === undefined ? '' : ` Did you mean ${shown(meant)}?`}`;
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

  /** Counts a fault in the file of this name, and prints it unless 50 are printed already. */
  add(file: string, fault: Fault): void {
    if (fault.isListedOnce && this.#listedOnce.has(fault.expected)) return;
    if (fault.isListedOnce) this.#listedOnce.add(fault.expected);
    if (!this.isFull) this.#print(describeFault(file, fault));
    this.count += 1;
  }

  /** Prints how many faults are not listed, if there are any. */
  end(): void {
    if (this.count > MOST_LISTED) this.#print(`… and ${formatCount(this.count - MOST_LISTED)} more.`);
  }
}

/** Keeps the first 10 warnings until the faults are printed, and counts all of them. */
export class WarningList {
  readonly #lines: string[] = [];
  #count = 0;

  /** Counts a warning about the file of this name, and keeps it unless 10 are kept already. */
  add(file: string, warning: Warning): void {
    if (this.#lines.length < MOST_WARNINGS)
      this.#lines.push(`Warning: ${describeSubject(file, warning)}: ${warning.remark}.`);
    this.#count += 1;
  }

  /** Prints the warnings, and how many are not listed. */
  end(print: (line: string) => void): void {
    for (const line of this.#lines) print(line);
    if (this.#count > MOST_WARNINGS) print(`… and ${formatCount(this.#count - MOST_WARNINGS)} more warnings.`);
  }
}
