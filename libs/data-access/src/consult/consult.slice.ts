import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What the consultation keeps in memory only: gone with the page (STATE-04). */
export interface ConsultState {
  /** As typed; never stored, sent or logged. */
  phone: string;
}

const initialState: ConsultState = { phone: '' };

export const consultSlice = createSlice({
  name: 'consult',
  initialState,
  reducers: {
    setPatientPhone: (state, action: PayloadAction<string>) => {
      state.phone = action.payload;
    },
    consultCleared: () => initialState,
  },
});

export const { setPatientPhone, consultCleared } = consultSlice.actions;
