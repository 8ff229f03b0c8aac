/** Created at the first use: see `groupDigits`. */
let time: Intl.DateTimeFormat | undefined;
const timeOf = (milliseconds: number): string => {
  time ??= new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return time.format(milliseconds);
};

export const messageHistoryCopy = {
  list: 'What the shop has said',
  note: 'Messages you have seen, newest first. They go when you close this tab.',
  at: timeOf,
  kinds: { success: 'Done', error: 'Problem', note: 'Note' },
  clear: 'Clear the list',
  unreadable: {
    text: 'Some messages cannot be read: they are damaged. They stay until you close this tab.',
    action: 'See My data',
  },
  empty: { title: 'There are no messages yet', text: 'You can read the messages of this tab here again.' },
};
