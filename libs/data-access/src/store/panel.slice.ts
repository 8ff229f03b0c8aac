import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionCleared } from '../session/session.slice';

export type PanelName =
  'menu' | 'account' | 'orders' | 'refill' | 'prescriptions' | 'saved' | 'compare' | 'data' | 'messages';

const initialState = { open: null as PanelName | null, receiptOf: null as string | null };

export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    openPanel: (state, action: PayloadAction<PanelName>) => {
      state.open = action.payload;
      state.receiptOf = null;
    },
    openReceipt: (state, action: PayloadAction<string>) => {
      state.open = 'orders';
      state.receiptOf = action.payload;
    },
    closePanel: (state) => {
      state.open = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionCleared, (state) => {
      state.receiptOf = null;
    });
  },
});

export const { openPanel, openReceipt, closePanel } = panelSlice.actions;
