export interface Steps {
  /** Runs `work` as the next numbered step. The text that it returns ends the line. */
  step(title: string, work: (progress: (words: string) => void) => Promise<string> | string): Promise<void>;
}
/** Prints numbered steps. `done` is how many steps the command has already shown. */
export function createSteps(plan: { total: number; done?: number }): Steps;
