import { baseApi } from '../api/baseApi';
import { membersApi } from '../consult/members.endpoints';
import { removeRecordsOf } from '../order/own-records';
import type { AppThunk } from '../store/makeStore';
import { toAuthFailure, type AuthFailureKind } from './auth-user';
import { logoutUser } from './auth.thunks';
import { readUserKey } from './user-key';

/** The step that failed; those after it were not begun. */
export type DeletionStep = 'password' | 'members' | 'account';

/** `isDeviceCleared` is false if the prescriptions of the account are still on this device. */
export type DeletionOutcome =
  | { readonly ok: true; readonly isDeviceCleared: boolean }
  | { readonly ok: false; readonly step: DeletionStep; readonly failure: AuthFailureKind };

/**
 * Deletes the members on the server, then the account at the provider, then the records of the account on this device,
 * which no other person may see. Each step can be repeated, so that the shopper may start again after a failure.
 */
export const deleteAccount =
  (password: string): AppThunk<Promise<DeletionOutcome>> =>
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
