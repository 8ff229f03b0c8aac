import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ConsultMode, ConsultSpeciality } from '@niramaya/contract';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { AppThunk } from '../session/app-thunk';
import { sessionCleared } from '../session/session.slice';
import { guest, readUserKey, useUserKey, type UserKey } from '../session/user-key';

/** How a shopper wishes to talk, and to a doctor of which speciality. Null means no wish. */
export interface ConsultWish {
  readonly mode: ConsultMode | null;
  readonly speciality: ConsultSpeciality | null;
}

/** For each part of the wish, whether a page load may have forgotten it. */
export type LostWish = Readonly<Record<keyof ConsultWish, boolean>>;

/** The wish of a shopper who has chosen neither a way to talk nor a speciality. */
export const noWish: ConsultWish = { mode: null, speciality: null };

interface WishState extends ConsultWish {
  /** The person who has the wish. */
  readonly of: UserKey;
  /**
   * The parts of the wish that a page load may have forgotten, each until the shopper chooses it again. There are some
   * if this page has entered a consultation with choices of an earlier page load. The speciality is one of them only if
   * the shopper had come to its step. Null until a step of a consultation opens.
   */
  readonly lost: LostWish | null;
}

const nothingLost: LostWish = { mode: false, speciality: false };

const initialState: WishState = { ...noWish, of: guest, lost: null };

/**
 * The wish and the person who has it. It is in the memory of the page alone: browser storage must not have it
 * (requirements SPECIALITY-18 and AMB-62 in `docs/requirements.md`). So it lasts through the steps and through Back,
 * and ends with a page load.
 */
export const consultWishSlice = createSlice({
  name: 'consultWish',
  initialState,
  selectors: { selectConsultWish: (state) => state },
  reducers: {
    wished: (state, { payload }: PayloadAction<Partial<ConsultWish> & { readonly of: UserKey }>) => ({
      ...state,
      ...(state.of === payload.of ? {} : noWish),
      ...payload,
      // A part that the shopper deselects is not lost, because that was a choice too. A payment forgets both parts, and
      // the next consultation begins in this page load.
      lost:
        payload.mode === null && payload.speciality === null
          ? nothingLost
          : state.lost && {
              mode: state.lost.mode && payload.mode === undefined,
              speciality: state.lost.speciality && payload.speciality === undefined,
            },
    }),
    stepEntered: (state, { payload }: PayloadAction<LostWish>) => ({ ...state, lost: state.lost ?? payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionCleared, () => initialState);
  },
});

const { wished } = consultWishSlice.actions;
const { selectConsultWish } = consultWishSlice.selectors;

/** Notes that a step of a consultation opens, and what a page load may have forgotten of it. The first note counts. */
export const { stepEntered } = consultWishSlice.actions;

/**
 * Returns the parts of the wish that a page load may have forgotten. A part that the shopper chose on this page before
 * a step opened may be among them, so `useLostWish` also looks at the wish itself.
 */
export const useForgottenWish = (): LostWish => useSelector(selectConsultWish).lost ?? nothingLost;

/**
 * Notes the parts of the wish of the current person that `wish` has. A part that is null is forgotten, and a part that
 * is left out stays.
 */
export const wishFor =
  (wish: Partial<ConsultWish>): AppThunk =>
  (dispatch, _getState, { storage }) => {
    dispatch(wished({ ...wish, of: readUserKey(storage) }));
  };

/** The part of the Redux state that has the wish. */
export type ConsultWishState = WithSlice<typeof consultWishSlice>;

/** Reads the wish of the current person now, without a subscription, for event handlers. */
export const readConsultWish =
  (): AppThunk<ConsultWish, ConsultWishState> =>
  (_dispatch, getState, { storage }) => {
    const { of, mode, speciality } = selectConsultWish(getState());
    return of === readUserKey(storage) ? { mode, speciality } : noWish;
  };

/**
 * Returns the wish of the current person, and follows it. Returns no wish while the page hydrates, because `useUserKey`
 * knows no person then.
 */
export function useConsultWish(): ConsultWish {
  const { of, mode, speciality } = useSelector(selectConsultWish);
  const isTheirs = useUserKey() === of;
  return useMemo(() => (isTheirs ? { mode, speciality } : noWish), [isTheirs, mode, speciality]);
}
