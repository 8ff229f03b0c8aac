// In the emulator's process: exports and exits when the shop ends, even by a kill.
const exportMilliseconds = 10_000;
let mayExport = false;

process.once('message', () => {
  mayExport = true;
});
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), exportMilliseconds).unref();
  // On Windows SIGINT ends the process at once.
  if (!mayExport || !process.emit('SIGINT', 'SIGINT')) process.exit(1);
});
// Failed writes must not stop the export.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export {};
