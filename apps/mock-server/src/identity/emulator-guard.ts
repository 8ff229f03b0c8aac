/**
 * Ends the emulator with the shop. This module is loaded into the emulator's process before its own code. The channel to
 * the shop closes when the shop stops the emulator, and when the shop is killed. The emulator then exports its accounts
 * and exits, instead of holding its ports for ever.
 */
const exportMilliseconds = 10_000;
let mayExport = false;

process.once('message', () => {
  mayExport = true;
});
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), exportMilliseconds).unref();
  // The event is emitted, not sent: on Windows a sent SIGINT ends the process at once.
  if (!mayExport || !process.emit('SIGINT', 'SIGINT')) process.exit(1);
});
// Without a shop, writes to its pipes fail. That must not end the export.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export {};
