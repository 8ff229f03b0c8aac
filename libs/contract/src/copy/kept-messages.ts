import type { Localised } from './localised.ts';

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const en = {
  list: 'What the shop has said',
  note: 'Messages that passed by, the newest first. They end with this tab.',
  at: (milliseconds: number) => time.format(milliseconds),
  kinds: { success: 'Done', error: 'Problem', note: 'Note' },
  clear: 'Clear the list',
  empty: { title: 'Nothing has been said yet', text: 'What passes by as a message can be read here again.' },
};

/** The words of the list of messages. */
export const keptMessagesCopy: Localised<typeof en> = { en };
