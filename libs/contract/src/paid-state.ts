/**
 * The state that the payment stores in the history entry that it leads to. The home screen can then show what was paid.
 */
export interface PaidState {
  readonly orderId: string;
}

/** Returns the id of the order in the state of a history entry, or null. */
export const orderIdIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'orderId' in state && typeof state.orderId === 'string'
    ? state.orderId
    : null;
