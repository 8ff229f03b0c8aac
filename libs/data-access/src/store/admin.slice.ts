import { createSlice } from '@reduxjs/toolkit';

/** An empty store. The contract requires an admin store and does not define its content (STATE-05). */
export const adminSlice = createSlice({ name: 'admin', initialState: {}, reducers: {} });
