/**
 * An error after which the shop or a command cannot start. The message is a sentence for the person who starts it, with
 * the remedy.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the StartError for a disk on which the database finds no room. */
export const diskIsFull = (): StartError =>
  new StartError('The disk of the database is full: free some space and start again.');
