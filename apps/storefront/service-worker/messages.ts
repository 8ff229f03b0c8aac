/** A message from a page to the service worker. */
export type WorkerMessage =
  /** The shopper wants the new version now. */
  | { readonly kind: 'takeOver' }
  /** A screen was shown: its address without a query, and the full addresses of the files that it loaded. */
  | { readonly kind: 'seen'; readonly page: string; readonly files: readonly string[] };
