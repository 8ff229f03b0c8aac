import type { Localised } from './localised.ts';

/** Made at the first use: the first formatter of `Intl` costs a mobile 45 ms. */
let time: Intl.DateTimeFormat | undefined;
const timeOf = (milliseconds: number): string => {
  time ??= new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return time.format(milliseconds);
};

const en = {
  list: 'What the shop has said',
  note: 'Messages that passed by, the newest first. They end with this tab.',
  at: timeOf,
  kinds: { success: 'Done', error: 'Problem', note: 'Note' },
  clear: 'Clear the list',
  empty: { title: 'Nothing has been said yet', text: 'What passes by as a message can be read here again.' },
};

/** The words of the list of messages. */
export const keptMessagesCopy: Localised<typeof en> = { en };
