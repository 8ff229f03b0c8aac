/** A reason not to start, in one sentence that names the problem and the remedy. It is shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
