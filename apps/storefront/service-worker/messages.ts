export type WorkerMessage =
  | { readonly kind: 'takeOver' }
  /** `page` has no query. */
  | { readonly kind: 'seen'; readonly page: string; readonly files: readonly string[] };
