import type { AppThunk } from '../store/makeStore';
import { nameOf, toAuthFailure, type AuthFailure } from './auth-user';
import {
  loginFailure,
  loginRequest,
  loginSuccess,
  logoutSuccess,
  registerFailure,
  registerRequest,
  registerSuccess,
} from '../store/contract.slices';
import { clearUserData } from './session.slice';
import type { Credentials, Registration } from './identity';
import { removeProviderAccount, storedName } from './user-key';

/** A refusal is returned, not thrown. */
export type AuthOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: AuthFailure };

/** Does not log in: `validkey` stays unset, so that the visitor stays a guest. */
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

/** Signs in, and stores the name in `validkey`. */
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

/** Deletes `validkey`, the session and personal data; the cart stays. */
export const logoutUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    storedName.clear(storage);
    dispatch(clearUserData());
    dispatch(logoutSuccess());
    // The shopper is logged out even if the provider fails. Then the SDK leaves its entry, with name and e-mail.
    await identity.signOut().catch(() => undefined);
    if (storedName.read(storage) === null) removeProviderAccount(storage);
  };
