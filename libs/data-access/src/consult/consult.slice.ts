import { createSlice } from '@reduxjs/toolkit';

/**
 * An empty store. The contract requires a consult store and leaves its content open (STATE-04). What the patient has
 * entered is in the tab's own storage, where a reload keeps it. This slice has no second copy.
 */
export const consultSlice = createSlice({ name: 'consult', initialState: {}, reducers: {} });
