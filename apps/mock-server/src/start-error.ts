/** A reason not to start, told in one sentence that says what is wrong and what to do. It is shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
