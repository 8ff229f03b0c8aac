import { EXPORT_ON_EXIT } from './emulator-guard-message.ts';

/**
 * Exports the emulator's accounts and ends the emulator when the shop ends. This module is loaded into the emulator's
 * process before anything else. The shop's end of the channel closes when the shop stops or crashes, `kill -9`
 * included. The emulator then exports its accounts and exits, instead of holding the port for ever. Before it has read
 * its accounts, an export would be empty, so it exits without one.
 */
// It exports accounts in clear text, so only their owner may read the files.
process.umask(0o077);

const patienceMilliseconds = 10_000;
let holdsAccounts = false;

process.on('message', (message) => {
  if (message === EXPORT_ON_EXIT) holdsAccounts = true;
});
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patienceMilliseconds).unref();
  // The event is emitted, not sent. On Windows signals have no handlers and would end the process at once.
  if (!holdsAccounts || !process.emit('SIGINT', 'SIGINT')) process.exit(1);
});
process.channel?.unref();
// When the shop is killed, its ends of these pipes close. A failed write to a pipe must not lose the accounts.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
