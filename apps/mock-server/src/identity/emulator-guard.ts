// This module runs in the process of the emulator, which has to end with the shop, even if the shop is killed. By then
// the shop has saved the accounts.
process.once('disconnect', () => process.exit(1));
// Writes to the pipes of an ended shop fail, which must not throw.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Only their owner may read the files that the emulator writes.
process.umask(0o077);

export {};
