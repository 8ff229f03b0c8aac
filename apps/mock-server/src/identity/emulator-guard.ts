// In the emulator's process: it ends with the shop, even if the shop is killed. The shop has saved the accounts.
process.once('disconnect', () => process.exit(1));
// Writes to an ended shop fail.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// The emulator's own files are for their owner only.
process.umask(0o077);

export {};
