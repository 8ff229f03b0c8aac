/** What the payment leaves in the entry of the history that it leads to, so that home can say what was paid. */
export interface PaidState {
  readonly orderId: string;
}

/** The order that an entry of the history is about, or null. */
export const orderIdIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'orderId' in state && typeof state.orderId === 'string'
    ? state.orderId
    : null;
