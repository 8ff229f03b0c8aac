import { createSlice } from '@reduxjs/toolkit';

/**
 * The contract asks for a consult store and leaves its content open (STATE-04). What the patient has said lies in the
 * tab's own storage, where a reload keeps it, and has no second home here.
 */
export const consultSlice = createSlice({ name: 'consult', initialState: {}, reducers: {} });
