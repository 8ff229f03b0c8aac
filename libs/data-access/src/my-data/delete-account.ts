import { baseApi } from '../api/baseApi';
import { membersApi } from '../consult/members.endpoints';
import { removeRecordsOf } from './own-records';
import type { AppThunk } from '../session/app-thunk';
import type { AuthState } from '../session/auth.slice';
import { toAuthFailure, type AuthFailureKind } from '../session/auth-user';
import { logoutUser } from '../session/auth.thunks';
import { readUserKey } from '../session/user-key';

/** The steps of a deletion, in their order. After a failure, `step` names the one that failed; later ones have not begun. */
export type DeletionStep = 'password' | 'members' | 'account';

/** The result of a deletion. `isDeviceCleared` is false if prescriptions of the account are still on this device. */
export type DeletionOutcome =
  | { readonly ok: true; readonly isDeviceCleared: boolean }
  | { readonly ok: false; readonly step: DeletionStep; readonly failure: AuthFailureKind };

/**
 * Deletes the members on the server, then the account at the provider, then the records of the account on this device,
 * which no other person may see. Then it logs out. Each step can be repeated, so that the shopper may start again after a
 * failure. The promise never rejects.
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
      // A list on the screen still has the deleted members; after a deletion the log-out refetches it.
      if (step === 'account') dispatch(baseApi.util.invalidateTags(['Member']));
      return { ok: false, step, failure: toAuthFailure(error).kind };
    }
    const cleared = removeRecordsOf(storage, userKey).then(
      () => true,
      () => false,
    );
    await dispatch(logoutUser());
    return { ok: true, isDeviceCleared: await cleared };
  };
