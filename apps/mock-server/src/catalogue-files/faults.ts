/** A fault at a place of a catalogue file. */
export interface Fault {
  /** The line, of which the first is 1. */
  readonly line: number;
  readonly column?: string;
  /** The value as it was read. Undefined for an empty cell; without this key the fault is about the column or line. */
  readonly value?: unknown;
  /** Completes the sentence "expected …". */
  readonly expected: string;
}

/** Receives each fault of a file. */
export type Report = (fault: Fault) => void;

const LONGEST_VALUE = 60;
/** More faults are only counted: they usually have the same cause. */
const MOST_LISTED = 50;

function shown(value: unknown): string {
  if (value === undefined) return '(empty)';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Returns the sentence that describes a fault. */
export function describeFault(file: string, fault: Fault): string {
  const { line, column, expected } = fault;
  const place = [column, 'value' in fault ? shown(fault.value) : undefined].filter((part) => part !== undefined);
  return `${file}, line ${line}${place.length > 0 ? `, ${place.join(' ')}` : ''}: expected ${expected}.`;
}

/** Prints the first 50 faults, and counts all of them. */
export class FaultList {
  count = 0;
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** True once as many faults were found as are listed. */
  get isFull(): boolean {
    return this.count >= MOST_LISTED;
  }

  add(file: string, fault: Fault): void {
    if (!this.isFull) this.#print(describeFault(file, fault));
    this.count += 1;
  }

  /** Prints how many faults are not listed, if there are any. */
  end(): void {
    if (this.count > MOST_LISTED) this.#print(`… and ${(this.count - MOST_LISTED).toLocaleString('en-IN')} more.`);
  }
}
