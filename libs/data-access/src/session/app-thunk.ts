import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BrowserStorage } from '../storage/storage';
import type { Identity } from './identity';

/** The services of one store. Every thunk gets them as its third argument, the `extraArgument` of Redux Toolkit. */
export interface Services {
  /** The part of an address before `/api`, such as `http://localhost:3000`. Empty in the browser. */
  readonly apiOrigin: string;
  readonly storage: BrowserStorage;
  readonly identity: Identity;
}

/**
 * The type of a thunk, as on https://redux.js.org/usage/usage-with-typescript#type-checking-redux-thunks.
 *
 * `State` is the part of the Redux state that the thunk reads, such as `WithSlice<typeof cartSlice>`. It is not the
 * `RootState` of that page: the file of `RootState` imports every slice, and each slice would import it back.
 */
export type AppThunk<Result = void, State = unknown> = ThunkAction<Result, State, Services, UnknownAction>;

/** The `dispatch` that a thunk of this library gets. Components call `useAppDispatch` of the folder `store`. */
export type AppThunkDispatch<State = unknown> = ThunkDispatch<State, Services, UnknownAction>;
