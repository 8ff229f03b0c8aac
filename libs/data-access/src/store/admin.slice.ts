import { createSlice } from '@reduxjs/toolkit';

/** The contract asks for an admin store and says nothing of its content (STATE-05). */
export const adminSlice = createSlice({ name: 'admin', initialState: {}, reducers: {} });
