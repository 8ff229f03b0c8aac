/**
 * The state that the consultation stores in each history entry that it leads to. The care plan and the payment are its
 * last two steps (STATE-39). For all other shoppers they are separate screens.
 */
export interface ConsultState {
  readonly consult: true;
}

/**
 * Returns the mark of the consultation from the state of a history entry, or null if there is none. A link passes it on
 * to the next entry.
 */
export const consultStateIn = (state: unknown): ConsultState | null =>
  typeof state === 'object' && state !== null && 'consult' in state && state.consult === true
    ? { consult: true }
    : null;
