import { createSlice } from '@reduxjs/toolkit';

/** `epoch` is how often a logged-in person has left this tab. */
const initialState = { epoch: 0, isExpired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCleared: (state) => {
      state.epoch += 1;
    },
    sessionExpired: (state) => {
      state.isExpired = true;
    },
    sessionExpirySeen: (state) => {
      state.isExpired = false;
    },
  },
});

export const { sessionCleared, sessionExpired, sessionExpirySeen } = sessionSlice.actions;
