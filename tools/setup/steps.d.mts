export interface Steps {
  /** Runs `work` as the next numbered step; what it answers closes the line. */
  step(title: string, work: (progress: (words: string) => void) => Promise<string> | string): Promise<void>;
}
/** Prints numbered steps. `done` is how many the command has shown already. */
export function createSteps(plan: { total: number; done?: number }): Steps;
