const live = Boolean(process.stdout.isTTY) && !process.env.CI;
const quietEverySeconds = 10;

/**
 * Prints numbered steps. A terminal shows one line for each step, which counts the seconds. Elsewhere (a log), it
 * prints a line when the step starts to take long and one when it ends.
 * @param {{ total: number, done?: number }} plan how many steps the whole command has, and how many others have printed
 */
export function createSteps({ total, done = 0 }) {
  let number = done;
  return {
    /**
     * Runs `work` as the next step. The function may report its progress, and returns the words that close the line.
     * @param {string} title
     * @param {(progress: (words: string) => void) => Promise<string> | string} work
     */
    async step(title, work) {
      number += 1;
      const line = openLine(`[${number}/${total}] ${title}`);
      try {
        line.close(await work(line.progress));
      } catch (error) {
        line.close(error?.name === 'AbortError' ? 'stopped' : 'failed');
        throw error;
      }
    },
  };
}

/** @param {string} label */
function openLine(label) {
  const startedAt = Date.now();
  let words = '';
  let width = 0;
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const text = () => `${label} … ${seconds()} s${words && `, ${words}`}`;
  const draw = (line) => {
    process.stdout.write(`\r${line.padEnd(width)}`);
    width = line.length;
  };
  if (live) draw(`${label} …`);
  const timer = setInterval(
    () => {
      if (live) draw(text());
      else console.log(text());
    },
    live ? 1000 : quietEverySeconds * 1000,
  );
  timer.unref();
  return {
    progress: (next) => {
      words = next;
    },
    close: (ending) => {
      clearInterval(timer);
      const line = `${label}: ${ending}${seconds() > 0 ? ` (${seconds()} s)` : ''}`;
      if (live) draw(`${line}`);
      console.log(live ? '' : line);
    },
  };
}
