/** Tells the guard that the emulator holds its accounts: from now on its export on exit is worth keeping. */
export const EXPORT_ON_EXIT = 'export-on-exit';
