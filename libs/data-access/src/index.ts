export { makeStore, type AppDispatch, type AppStore } from './store/makeStore';
export { useAppDispatch, useAppSelector } from './store/hooks';
export {
  closeAddress,
  closePanel,
  closePolicy,
  closeReceipt,
  closeReloadQuestion,
  addressOfDevice,
  openAddress,
  openPanel,
  openPolicy,
  openReceipt,
  requestLanguage,
  requestUpdate,
  type PanelName,
} from './store/panel.slice';

export { useIsStored, useStorageHealth, useStorageReady } from './storage/persisted';
export { changeLanguage, followKeptLanguage, hasOneLanguage, withoutKeptLanguage } from './storage/language-cookie';
export { refuseLanguage } from './storage/language-offer';
export { usePersistence } from './storage/persistence';
export { setAsideFrom } from './storage/storage';
export { hasUnsavedInput, useUnsavedInput } from './storage/unsaved-input';
export { useBrowserStorage } from './storage/useBrowserStorage';

export type { AuthFailureKind } from './session/auth-user';
export { loginUser, logoutUser, registerUser, requestPasswordReset, type AuthOutcome } from './session/auth.thunks';
export { storeFlash, takeFlash } from './session/flash';
export { sendsEmails } from './session/identity-settings';
export { clearIntent, rememberIntent, useIntent } from './session/intent';
export { clearMessages, storeMessage, useMessages, useUnreadableMessages } from './session/messages';
export { sessionExpirySeen, useIsSessionExpired, useSessionEpoch, watchSession } from './session/session.slice';
export { readUserKey, useSession, useUserKey } from './session/user-key';

export type { ApiError } from './api/api-error';
export { randomId } from './api/random-id';
export { useRetryOnline } from './api/useRetryOnline';
export { viewState, type ViewState } from './api/view-state';

export { clearCompared, toggleCompared, useCompared, useUnreadableCompared } from './product/compared';
export { useGetFactsQuery, type FactsByTitle } from './product/facts.endpoints';
export { noFilters, readFilters, searchQuery, searchText, searchTextOf, writeFilters } from './product/filters';
export type { Filters, SortOrder } from './product/filters';
export { findProduct, findProductId, useSharedProduct, type SharedProduct } from './product/find-product';
export * from './product/lists.endpoints';
export { hasOwnCatalogue } from './product/own-catalogue';
export { useGetProductsQuery, type ProductPage } from './product/products.endpoints';
export type { RankedSearch } from './product/rank-search';
export { clearSearches, forgetSearch, rememberSearch, useRecentSearches } from './product/recent-searches';
export { toggleSaved, useSaved, useUnreadableSaved } from './product/saved';
export { selectMedicine, toSelectedMedicine, useNewerCopy, useSelectedMedicine } from './product/selected-medicine';
export { showMedicine } from './product/show-medicine';
export { selectCachedProducts } from './product/products.endpoints';
export { useSimilar } from './product/similar';
export { usedText } from './product/used-text';
export { useProductSearch } from './product/useProductSearch';
export { clearViewed, rememberViewed, useViewed } from './product/viewed';

export { addToCart, decrease, increase, replaceLine, takeOffer, takePrice } from './cart/cart-storage';
export { clearRemoved, removeFromCart, undoRemove, useCart, useUnreadableCart } from './cart/cart.slice';
export { noteReturn } from './cart/returned-lines';
export { usePriceChanges, type NewPrice } from './cart/price-changes';
export { orderAgain, usePriceCheck, useTodaysPrices, type OrderAgainResult } from './cart/todays-prices';

export { clearDelivery, saveDelivery, useDelivery, useDeliveryCity, usePinCode } from './delivery/delivery';
export { choosePlan, clearPlan, useStoredPlan, type PlanChoice } from './plan/plan';
export { useOrder, useOrders, useOwnOrders, useUnreadableOrders } from './orders/orders';
export { useOwnedPlan } from './orders/owned-plan';
export {
  notePaidLineGone,
  notePaidLineShown,
  putBackPaidLines,
  takeOutPaidLines,
  usePaidLines,
} from './orders/paid-lines';
export { findPaidOrder, placeOrder, setOrderAddress } from './orders/place-order';
export { upiIdTyped, useUpiDraft } from './orders/upi-draft';
export { restoreRefills, setRefillDays, useRefills, useUnreadableRefillChoices } from './refill/refill';
export {
  attachPrescription,
  savePrescription,
  removePrescription,
  setPrescriptionDetails,
  usePrescriptions,
  type ChangeOutcome,
  type PrescriptionsView,
  type SaveOutcome,
} from './prescriptions/prescriptions';
export { prescriptionsDatabase, type StoredPrescription } from './prescriptions/prescription-database';
export { readPicture, type NoPicture, type ReadPicture } from './prescriptions/read-picture';

export {
  enterConsultStep,
  forgetPatient,
  pickPatient,
  setPatientPhone,
  toggleSymptom,
  updatePatient,
  useConsult,
  useConsultChoices,
  useLostWish,
} from './consult/consult-storage';
export { noWish, useConsultWish, wishFor } from './consult/consult-wish';
export {
  useAddMemberMutation,
  useChangeMemberMutation,
  useMembers,
  useRemoveMemberMutation,
} from './consult/members.endpoints';
export { setConsultationPhone, useConsultToPay, usePaidConsultation } from './consult/paid-consultations';

export { deleteAccount, type DeletionOutcome, type DeletionStep } from './my-data/delete-account';
export { browserDevice, type Device } from './my-data/device';
export { eraseEverything, eraseStoredData, useStoredData, valueForFile, type StoredEntry } from './my-data/stored-data';
export { isWorkerStopped } from './my-data/worker-stop';

/** @forTests Stories put a listing into the cache with this action. */
export { cacheListing } from './testing/cache-listing';
