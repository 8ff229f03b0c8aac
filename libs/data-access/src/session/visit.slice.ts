import { createSlice } from '@reduxjs/toolkit';

export interface VisitState {
  /**
   * How often a logged-in person has left this tab. What is rendered under an earlier count is that person's and is
   * removed.
   */
  round: number;
  /** Whether the provider has ended the session, and the shopper has not closed the notice about it. */
  isEnded: boolean;
}

const initialState: VisitState = { round: 0, isEnded: false };

export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    visitEnded: (state) => {
      state.round += 1;
    },
    sessionEnded: (state) => {
      state.isEnded = true;
    },
    /** The shopper has read that the session has ended. */
    sessionEndSeen: (state) => {
      state.isEnded = false;
    },
  },
});

export const { visitEnded, sessionEnded, sessionEndSeen } = visitSlice.actions;
