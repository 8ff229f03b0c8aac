import { createSlice } from '@reduxjs/toolkit';

/** How often somebody who was logged in has left this tab. What is drawn under an earlier count is theirs, and goes. */
export interface VisitState {
  round: number;
}

const initialState: VisitState = { round: 0 };

export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    visitEnded: (state) => {
      state.round += 1;
    },
  },
});

export const { visitEnded } = visitSlice.actions;
