import type { AppThunk } from '../store/makeStore';
import { toAuthFailure } from './auth-failure';
import type { AuthFailure } from './auth-failure';
import { nameOf } from './auth-user';
import {
  loginFailure,
  loginRequest,
  loginSuccess,
  logoutSuccess,
  registerFailure,
  registerRequest,
  registerSuccess,
} from '../store/contract.slices';
import { forgetPerson } from './forget-person';
import type { Credentials, Registration } from './identity';
import { storedName } from './stored-name';

/** How a sign-up or sign-in ended. A refusal is an ordinary result, so it is returned and not thrown. */
export type AuthOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: AuthFailure };

/**
 * Registers: request, account, display name, success (STATE-16 to STATE-18). The auth store holds the new user
 * (STATE-54), but this logs nobody in. The key `validkey` stays unset, and the visitor stays a guest for every screen
 * (AMB-15).
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

/** Logs in and writes `validkey` (STATE-21, STATE-22). The screen navigates to `/` (AUTH-12). */
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

/** Logs out: deletes `validkey`, the provider's session and what belongs to the person (STATE-14). The cart stays. */
export const logoutUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    storedName.clear(storage);
    dispatch(forgetPerson());
    dispatch(logoutSuccess());
    // The shopper is logged out by now, whatever the provider returns.
    await identity.signOut().catch(() => undefined);
  };
