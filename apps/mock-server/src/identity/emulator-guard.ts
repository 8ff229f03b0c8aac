// In the emulator's process: exports accounts and exits when the shop ends, even killed.
const exportMilliseconds = 10_000;
let mayExport = false;

process.once('message', () => {
  mayExport = true;
});
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), exportMilliseconds).unref();
  // On Windows a sent SIGINT ends the process at once.
  if (!mayExport || !process.emit('SIGINT', 'SIGINT')) process.exit(1);
});
// Writes to an ended shop fail; the export must go on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export {};
