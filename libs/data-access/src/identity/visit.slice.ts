import { createSlice } from '@reduxjs/toolkit';

/**
 * How often a logged-in person has left this tab. What is rendered under an earlier count is that person's and is
 * removed.
 */
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
