import type { Language } from '@niramaya/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../session/app-thunk';
import { sessionCleared } from '../session/session.slice';
import { changeLanguage } from '../storage/language-cookie';
import { hasUnsavedInput } from '../storage/unsaved-input';

/** The reason for loading the page again: a chosen language, or 'update' for a new version of the shop. */
type Reload = Language | 'update';

/** The value of `addressOf` for the address of the device outside of an order. No order has this number. */
export const addressOfDevice = 'device';

/** A panel over the screen. `openPanel(name)` opens it; the storefront renders it. */
export type PanelName =
  'menu' | 'account' | 'orders' | 'refill' | 'prescriptions' | 'saved' | 'compare' | 'data' | 'messages';

/**
 * `receiptOf` is the number of the order whose receipt the panel of orders shows; null shows the list of orders.
 * `addressOf` is the number of the order whose delivery address is asked for, in a dialog over panel and screen, or
 * `addressOfDevice`.
 * `policyOf` is the id of the policy that the footer shows in a dialog. `askedReload` is the language or the new
 * version that the shopper has chosen while a form has unsaved text: a dialog asks whether to load the page again.
 */
const initialState = {
  open: null as PanelName | null,
  receiptOf: null as string | null,
  addressOf: null as string | null,
  policyOf: null as string | null,
  askedReload: null as Reload | null,
};

/** The panels and dialogs over the screen. */
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
    closeReceipt: (state) => {
      state.receiptOf = null;
    },
    closePanel: (state) => {
      // `receiptOf` stays, so that the receipt is visible while the panel closes. `openPanel` resets it.
      state.open = null;
    },
    openAddress: (state, action: PayloadAction<string>) => {
      state.addressOf = action.payload;
    },
    closeAddress: (state) => {
      state.addressOf = null;
    },
    openPolicy: (state, action: PayloadAction<string>) => {
      state.policyOf = action.payload;
    },
    closePolicy: (state) => {
      state.policyOf = null;
    },
    askForReload: (state, action: PayloadAction<Reload>) => {
      state.askedReload = action.payload;
    },
    closeReloadQuestion: (state) => {
      state.askedReload = null;
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
 * `openAddress(orderId)` the dialog for the address of an order, or with `addressOfDevice` for that of the device.
 * `closeReceipt()` leads from a receipt to the list of
 * orders, in the same panel. `openPolicy(id)` shows a policy of the footer, which has no address of its own
 * (requirement ROUTE-17 in `docs/requirements.md`). `closePanel()`, `closeAddress()`, `closePolicy()` and
 * `closeReloadQuestion()` each close the panel or dialog of their name.
 */
export const {
  openPanel,
  openReceipt,
  closeReceipt,
  closePanel,
  openAddress,
  closeAddress,
  openPolicy,
  closePolicy,
  closeReloadQuestion,
} = panelSlice.actions;

const { askForReload } = panelSlice.actions;

/** Loads the page again with `reload`. If a form has text that the load would lose, a dialog asks first. */
const requestReload =
  (asked: Reload, reload: () => void): AppThunk =>
  (dispatch) => {
    if (hasUnsavedInput()) dispatch(askForReload(asked));
    else reload();
  };

/**
 * Changes the language of the shop, for which the page loads again. If a form has text that the load would lose
 * (`useUnsavedInput`), a dialog asks first.
 */
export const requestLanguage = (language: Language) => requestReload(language, () => changeLanguage(language));

/**
 * Loads the new version of the shop with `update`. If a form has text that the load would lose, a dialog asks first.
 * The dialog is `ReloadQuestion` of `libs/feature-shell`. The state has no functions, so the application passes
 * `update` to that component too, as `onUpdate`.
 */
export const requestUpdate = (update: () => void) => requestReload('update', update);
