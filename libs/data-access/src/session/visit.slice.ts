import { createSlice } from '@reduxjs/toolkit';

export interface VisitState {
  /** How often a logged-in person has left this tab. */
  round: number;
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
    sessionEndSeen: (state) => {
      state.isEnded = false;
    },
  },
});

export const { visitEnded, sessionEnded, sessionEndSeen } = visitSlice.actions;
