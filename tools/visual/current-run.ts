/** The context of a run of a story. Each attempt of a retried story has its own. */
interface Run {
  readonly id: string;
}

let current: Run | undefined;

/**
 * Removes the style with which Storybook stops all motion before its `afterEach`. Storybook removes that style only if
 * nothing throws. Otherwise one screenshot that differs would fail every later story that moves.
 */
function removePause() {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

/** Makes a run the one on the screen. */
export function startRun(run: Run) {
  removePause();
  current = run;
}

/**
 * Throws when another run is on the screen: of another story, or the retry of the same story. Vitest does not cancel a
 * run that exceeds the test timeout.
 */
export function refuseLate(run: Run) {
  if (run === current) return;
  removePause();
  throw new Error(`${run.id} took too long: another run is on the screen by now.`);
}
