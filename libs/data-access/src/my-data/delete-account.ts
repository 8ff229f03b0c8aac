import { baseApi } from '../api/baseApi';
import { membersApi } from '../consult/members.endpoints';
import { removeRecordsOf } from './own-records';
import type { AppThunk } from '../session/app-thunk';
import type { AuthState } from '../session/auth.slice';
import { toAuthFailure, type AuthFailureKind } from '../session/auth-user';
import { logoutUser } from '../session/auth.thunks';
import { readUserKey } from '../session/user-key';

/**
 * The steps of a deletion, in their order. After a failure, `step` names the one that failed; later ones have not
 * begun.
 */
export type DeletionStep = 'password' | 'members' | 'account';

/**
 * The result of a deletion. `isDeviceCleared` is false if prescriptions of the account are still on this device.
 * `failure` is the kind of the provider's error. At the step `members` it is `other` for every failure of the API, even
 * without a connection.
 */
export type DeletionOutcome =
  | { readonly ok: true; readonly isDeviceCleared: boolean }
  | { readonly ok: false; readonly step: DeletionStep; readonly failure: AuthFailureKind };

/**
 * Deletes the members on the server, and then the account at the provider. Then it removes the orders, refill days and
 * prescriptions of the account from this device and logs out; the prescriptions are deleted while the log-out runs.
 * Each step can be repeated, so that the shopper may start again after a failure. The promise never rejects.
 */
export const deleteAccount =
  (password: string): AppThunk<Promise<DeletionOutcome>, AuthState> =>
  async (dispatch, _getState, { identity, storage }) => {
    const userKey = readUserKey(storage);
    let step: DeletionStep = 'password';
    try {
      const account = await identity.confirmAccount(password);
      step = 'members';
      await dispatch(membersApi.endpoints.deleteMembers.initiate(await account.idToken())).unwrap();
      step = 'account';
      await account.remove();
    } catch (error) {
      // The server may have deleted the members although the request failed, so a list on the screen is requested
      // again. After a deletion the log-out does that.
      if (step !== 'password') dispatch(baseApi.util.invalidateTags(['Member']));
      return { ok: false, step, failure: toAuthFailure(error).kind };
    }
    const clearing = removeRecordsOf(storage, userKey).then(
      () => true,
      () => false,
    );
    await dispatch(logoutUser());
    return { ok: true, isDeviceCleared: await clearing };
  };
