/** Prints the last lines of a start: the URL of every part, and how to stop. */
export function printAddresses(addresses: Readonly<Record<string, string>>): void {
  const lines = Object.entries(addresses).map(([name, url]) => `  ${name.padEnd(12)}${url}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log('Press Ctrl-C to stop. Nothing is lost: data and accounts are there at the next start.');
}

/** Returns the URL of the sign-in. */
export const signInAddress = (emulator: { origin: string } | undefined, projectId: string): string =>
  emulator ? `${emulator.origin} (emulator)` : `Firebase project ${projectId}`;
