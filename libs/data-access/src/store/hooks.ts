import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './makeStore';

// The typed hooks of https://redux.js.org/usage/usage-with-typescript#define-typed-hooks.

/** Returns the `dispatch` of the store, for actions and thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Returns what the selector selects from the Redux state, and re-renders when it changes. */
export const useAppSelector = useSelector.withTypes<RootState>();
