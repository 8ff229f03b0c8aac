import { EXPORT_ON_EXIT } from './emulator-guard-message.ts';

/**
 * Loaded into the emulator's process before anything else. The shop's end of the channel closes when the shop stops or
 * dies, `kill -9` included: the emulator then exports its accounts and goes, instead of holding the port for ever.
 * Before it has read its accounts an export would be an empty one, so it then just goes.
 */
// What it exports are accounts in clear text: for their owner alone.
process.umask(0o077);

const patienceMilliseconds = 10_000;
let holdsAccounts = false;

process.on('message', (message) => {
  if (message === EXPORT_ON_EXIT) holdsAccounts = true;
});
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patienceMilliseconds).unref();
  // Emitted, not sent: a signal would end the process at once where signals have no handlers (Windows).
  if (!holdsAccounts || !process.emit('SIGINT', 'SIGINT')) process.exit(1);
});
process.channel?.unref();
// A shop that is killed takes the ends of these pipes along, and a word that cannot be said must not cost the accounts.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
