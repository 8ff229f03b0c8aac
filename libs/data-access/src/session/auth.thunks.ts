import type { AppThunk } from './app-thunk';
import { nameOf, toAuthFailure, type AuthFailure } from './auth-user';
import {
  loginFailure,
  loginRequest,
  loginSuccess,
  logoutSuccess,
  registerFailure,
  registerRequest,
  registerSuccess,
  type AuthState,
} from './auth.slice';
import type { Credentials, Registration } from './identity';
import { clearUserData } from './session.slice';
import { removeProviderAccount, storedName } from './user-key';

/** The result of a log-in or a registration. A failure is returned and never thrown. */
export type AuthOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: AuthFailure };

/**
 * Creates an account. The visitor stays a guest, because the requirements demand a log-in afterwards
 * (docs/decisions/0006-registering-does-not-sign-in.md).
 */
export const registerUser =
  (registration: Registration): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, { identity }) => {
    dispatch(registerRequest());
    try {
      dispatch(registerSuccess(await identity.register(registration)));
    } catch (error) {
      dispatch(registerFailure());
      return { ok: false, failure: toAuthFailure(error) };
    }
    return { ok: true };
  };

/** Logs in: opens a session at the provider, and stores the name in `validkey`, which every tab follows. */
export const loginUser =
  (credentials: Credentials): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, { identity, storage }) => {
    dispatch(loginRequest());
    try {
      const user = await identity.signIn(credentials);
      storedName.write(storage, nameOf(user));
      dispatch(loginSuccess(user));
    } catch (error) {
      dispatch(loginFailure());
      return { ok: false, failure: toAuthFailure(error) };
    }
    return { ok: true };
  };

/** The result of a request for a new password. `sendsEmail` is false in a demonstration, whose provider sends none. */
type ResetOutcome = { readonly ok: true; readonly sendsEmail: boolean } | Extract<AuthOutcome, { ok: false }>;

/** Asks for an email with the link to a new password. The session stays as it is. */
export const requestPasswordReset =
  (email: string): AppThunk<Promise<ResetOutcome>> =>
  async (_dispatch, _getState, { identity }) => {
    try {
      return { ok: true, sendsEmail: await identity.resetPassword(email) };
    } catch (error) {
      return { ok: false, failure: toAuthFailure(error) };
    }
  };

/**
 * Logs out in every tab: deletes `validkey`, the entries that end with a log-out, and the session at the provider.
 * Cart, plan and saved products stay. The promise never rejects.
 */
export const logoutUser =
  (): AppThunk<Promise<void>, AuthState> =>
  async (dispatch, _getState, { identity, storage }) => {
    storedName.clear(storage);
    dispatch(clearUserData());
    dispatch(logoutSuccess());
    // The shopper is logged out even if the provider does not respond. Its SDK then leaves the account in local
    // storage, with the e-mail.
    await identity.signOut().catch(() => undefined);
    // The account of a person who has logged in meanwhile, in this tab or another, stays.
    if (storedName.read(storage) === null) removeProviderAccount(storage);
  };
