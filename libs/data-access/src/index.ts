export { makeStore, type AppDispatch, type AppStore } from './store/makeStore';
export { useAppDispatch, useAppSelector, useBrowserStorage } from './store/hooks';

export { viewState, type ApiError, type ViewState } from './api/api-error';

export { useGetProductsQuery, type ProductPage } from './product/products.endpoints';
export { noFilters, readFilters, searchQuery, searchText, searchTextOf, writeFilters } from './product/filters';
export { clearSearches, rememberSearch, useRecentSearches } from './product/recent-searches';
export type { Filters, SortOrder } from './product/filters';
/** @forTests Stories put a listing into the cache with this action. */
export { cacheListing } from './testing/cache-listing';
export { useProductSearch } from './product/useProductSearch';
export type { RankedSearch } from './product/rank-search';

export * from './product/lists.endpoints';
export { randomId } from './api/random-id';
export { useAddMemberMutation, useMembers } from './consult/members.endpoints';

export { addToCart, decrease, increase, takePrice } from './cart/cart-storage';
export { usePriceChanges, type NewPrice } from './cart/price-changes';
export { buyAgain, usePriceCheck, useTodaysPrices, type BoughtAgain } from './cart/todays-prices';
export { clearRemoved, removeFromCart, undoRemove, useCart, useUnreadableCart } from './cart/cart.slice';
export { findProduct, findProductId, useSharedProduct, type SharedProduct } from './product/find-product';
export { selectMedicine, toSelectedMedicine, useNewerCopy, useSelectedMedicine } from './product/selected-medicine';
export { choosePlan, useStoredPlan, type PlanChoice } from './order/plan';

export { setAsideFrom } from './storage/storage';
export { usePersistence } from './storage/persistence';
export { browserDevice, isWorkerErased, type Device } from './storage/device';
export { eraseEverything, eraseStoredData, useStoredData, valueForFile, type StoredEntry } from './storage/stored-data';
export { clearIntent, rememberIntent, useIntent } from './session/intent';
export {
  clearMessages,
  storeFlash,
  storeMessage,
  takeFlash,
  useMessages,
  useUnreadableMessages,
} from './session/messages';
export { clearPaid, findPaid, placeOrder, useOrder, useOrders, useUnreadableOrders } from './order/orders';
export { restoreRefills, setRefillDays, useRefills, useUnreadableRefillDays } from './order/refill';
export {
  attachPrescription,
  savePrescription,
  removePrescription,
  renamePrescription,
  usePrescriptions,
  type ChangeOutcome,
  type PrescriptionsView,
  type SaveOutcome,
} from './order/prescriptions';
export { prescriptionsDatabase, type StoredPrescription } from './order/prescription-database';
export { readPicture, type NoPicture, type ReadPicture } from './order/read-picture';
export { closePanel, openPanel, openReceipt, type PanelName } from './store/panel.slice';

export {
  clearCompared,
  clearViewed,
  rememberViewed,
  showMedicine,
  toggleCompared,
  toggleSaved,
  useCompared,
  useSaved,
  useUnreadableCompared,
  useUnreadableSaved,
  useViewed,
} from './product/product-lists';
export { useSimilar } from './product/similar';

export { pickPatient, setPatientPhone, toggleSymptom, useConsult } from './consult/consult-storage';

export { deleteAccount, type DeletionOutcome, type DeletionStep } from './session/delete-account';
export { loginUser, logoutUser, registerUser, type AuthOutcome } from './session/auth.thunks';
export { sessionExpirySeen, useIsSessionExpired, useSessionEpoch, watchSession } from './session/session.slice';
export type { AuthFailureKind } from './session/auth-user';
export { readUserKey, useSession, useUserKey } from './session/user-key';

export { clearDelivery, saveDelivery, useDelivery, useDeliveryCity, usePinCode } from './order/delivery';

export { useStorageHealth, useStorageReady } from './storage/persisted';
