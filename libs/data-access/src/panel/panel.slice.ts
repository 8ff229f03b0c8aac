import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What can be opened over any screen. None has an address of its own (ROUTE-17). */
export type PanelName = 'account' | 'orders' | 'saved' | 'compare' | 'data' | 'messages';

export interface PanelState {
  open: PanelName | null;
}

const initialState: PanelState = { open: null };

export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    openPanel: (state, action: PayloadAction<PanelName>) => {
      state.open = action.payload;
    },
    closePanel: (state) => {
      state.open = null;
    },
  },
});

export const { openPanel, closePanel } = panelSlice.actions;
