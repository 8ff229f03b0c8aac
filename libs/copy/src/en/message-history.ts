/** The texts of the panel with past messages. */
export const messageHistoryCopy = {
  list: 'What the shop has said',
  note: 'Messages you have seen, newest first. They go when you close this tab or log out.',
  at: (ms: number) => new Date(ms).toLocaleTimeString('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
  kinds: { success: 'Done', error: 'Problem', note: 'Note' },
  clear: 'Clear the list',
  unreadable: 'Some messages cannot be read: they are damaged. They stay until you close this tab.',
  empty: { title: 'There are no messages yet', text: 'You can read the messages of this tab here again.' },
};
