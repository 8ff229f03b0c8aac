/** One sentence with problem and remedy. */
export class StartError extends Error {
  override name = 'StartError';
}
