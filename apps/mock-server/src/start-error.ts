/** One sentence with problem and remedy. */
export class StartError extends Error {
  override name = 'StartError';
}

export const diskIsFull = (): StartError =>
  new StartError('The disk of the database is full: free some space and start again.');
