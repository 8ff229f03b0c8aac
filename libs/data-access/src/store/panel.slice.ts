import type { Language } from '@niramaya/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../session/app-thunk';
import { sessionCleared } from '../session/session.slice';
import { changeLanguage } from '../storage/language-cookie';
import { hasUnsavedInput } from '../storage/unsaved-input';

/** A panel over the screen. `openPanel(name)` opens it; the storefront renders it. */
export type PanelName =
  'menu' | 'account' | 'orders' | 'refill' | 'prescriptions' | 'saved' | 'compare' | 'data' | 'messages';

/**
 * `receiptOf` is the number of the order whose receipt the panel of orders shows; null shows the list of orders.
 * `addressOf` is the number of the order whose delivery address is asked for, in a dialog over panel and screen.
 * `askedLanguage` is the language that the shopper has chosen while a form has unsaved text: a dialog asks whether to
 * change to it.
 */
const initialState = {
  open: null as PanelName | null,
  receiptOf: null as string | null,
  addressOf: null as string | null,
  askedLanguage: null as Language | null,
};

/** Which panel is open over the screen. */
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
    openAddress: (state, action: PayloadAction<string>) => {
      state.addressOf = action.payload;
    },
    closeAddress: (state) => {
      state.addressOf = null;
    },
    askForLanguage: (state, action: PayloadAction<Language>) => {
      state.askedLanguage = action.payload;
    },
    closeLanguageQuestion: (state) => {
      state.askedLanguage = null;
    },
  },
  extraReducers: (builder) => {
    // Receipt and address are those of the person who has left.
    builder.addCase(sessionCleared, (state) => {
      state.receiptOf = null;
      state.addressOf = null;
    });
  },
});

/**
 * `openPanel(name)` shows a panel in place of the open one, `openReceipt(orderId)` the receipt of an order, and
 * `openAddress(orderId)` the dialog for the address of an order.
 */
export const { openPanel, openReceipt, closePanel, openAddress, closeAddress, closeLanguageQuestion } =
  panelSlice.actions;

const { askForLanguage } = panelSlice.actions;

/**
 * Changes the language of the shop, for which the page loads again. If a form has text that the load would lose
 * (`useUnsavedInput`), a dialog asks first.
 */
export const requestLanguage =
  (language: Language): AppThunk =>
  (dispatch) => {
    if (hasUnsavedInput()) dispatch(askForLanguage(language));
    else changeLanguage(language);
  };
