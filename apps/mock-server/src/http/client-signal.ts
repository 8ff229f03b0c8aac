import type { Response } from 'express';

/**
 * The reason of an aborted `clientSignal`. It is no failure, because no client is left that could receive a response.
 */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/**
 * Returns a signal that aborts with `ClientGone` if the connection closes before the response is complete. It also
 * aborts after a complete response, when the work for it is over.
 */
export function clientSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new ClientGone('The client has closed the connection.'));
  if (response.closed || response.destroyed) abort();
  else response.once('close', abort);
  return controller.signal;
}
