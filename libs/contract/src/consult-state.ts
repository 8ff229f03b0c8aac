/**
 * What the consultation leaves in each entry of the history that it leads to. The care plan and the payment are its last
 * two steps (STATE-39), and screens of their own for everybody else.
 */
export interface ConsultState {
  readonly consult: true;
}

/** The mark of the consultation in the state of a history entry, to be handed on to the next one; null where it has none. */
export const consultStateIn = (state: unknown): ConsultState | null =>
  typeof state === 'object' && state !== null && 'consult' in state && state.consult === true
    ? { consult: true }
    : null;
