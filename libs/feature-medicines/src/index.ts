/** The screens are lazy chunks, loaded when they are first opened (ROUTE-19). */
export const loadMedicinesScreen = () =>
  import('./MedicinesScreen/MedicinesScreen').then((part) => part.MedicinesScreen);
export const loadMedicineDetailsScreen = () =>
  import('./MedicineDetailsScreen/MedicineDetailsScreen').then((part) => part.MedicineDetailsScreen);
export const loadSavedPanel = () => import('./SavedPanel/SavedPanel').then((part) => part.SavedPanel);
export const loadComparePanel = () => import('./ComparePanel/ComparePanel').then((part) => part.ComparePanel);
