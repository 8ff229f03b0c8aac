import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { sessionCleared } from '../session/session.slice';

/**
 * The UPI ID that the shopper has typed and not yet paid with, and '' without one. It is in the memory of the page
 * alone, because it is payment data: it outlasts a visit to another screen, and ends with a page load, a log-out or the
 * payment.
 */
export const upiDraftSlice = createSlice({
  name: 'upiDraft',
  initialState: '',
  selectors: { selectUpiDraft: (state) => state },
  reducers: { upiIdTyped: (_state, { payload }: PayloadAction<string>) => payload },
  extraReducers: (builder) => {
    builder.addCase(sessionCleared, () => '');
  },
});

/** Notes the typed UPI ID. The text '' forgets it. */
export const { upiIdTyped } = upiDraftSlice.actions;

/** Returns the typed UPI ID, and follows it. */
export const useUpiDraft = (): string => useSelector(upiDraftSlice.selectors.selectUpiDraft);
