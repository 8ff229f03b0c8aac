/**
 * The message that tells the guard that the emulator has loaded its accounts. From then on its export on exit is worth
 * keeping.
 */
export const EXPORT_ON_EXIT = 'export-on-exit';
