export { makeStore } from './store/makeStore';
export type { AppDispatch, AppStore } from './store/makeStore';
export { useAppDispatch, useAppSelector, useBrowserStorage } from './store/hooks';

export { viewState } from './api/view-state';
export type { ViewState } from './api/view-state';
export type { ApiError } from './api/api-error';

export { useGetProductsQuery } from './product/products.endpoints';
export type { ProductPage } from './product/products.endpoints';
export { noFilters, readFilters, writeFilters } from './product/filters';
export { searchQuery, searchText, searchTextOf } from './product/search-text';
export { clearSearches, rememberSearch, useRecentSearches } from './product/recent-searches';
export type { Filters, SortOrder } from './product/filters';
/** @forTests Stories put a listing into the cache with this action. */
export { cacheListing } from './testing/cache-listing';
export { useProductSearch } from './product/useProductSearch';
export type { RankedSearch } from './product/rank-search';

export * from './product/lists.endpoints';
export { useAddMemberMutation, useMembers } from './consult/members.endpoints';

export { useCart, useUnreadableCart } from './cart/useCart';
export { addToCart, decrease, increase, takePrice } from './cart/cart-storage';
export { removeFromCart, undoRemove } from './cart/cart.actions';
export { usePriceChanges } from './cart/price-changes';
export type { NewPrice } from './cart/price-changes';
export { buyAgain, useTodaysPrices } from './cart/todays-prices';
export type { BoughtAgain } from './cart/todays-prices';
export { clearRemoved } from './cart/cart.slice';
export { findProduct, findProductId } from './product/find-product-id';
export { useSharedProduct } from './product/shared-product';
export type { SharedProduct } from './product/shared-product';
export {
  saveProductOfTab,
  selectMedicine,
  toSelectedMedicine,
  useNewerCopy,
  useSelectedMedicine,
} from './product/selected-medicine';
export { choosePlan, useStoredPlan } from './order/plan';
export type { PlanChoice } from './order/plan';

export { browserDevice } from './storage/device';
export type { Device } from './storage/device';
export { eraseStoredData, useStoredData, valueForFile } from './storage/stored-data';
export type { StoredEntry } from './storage/stored-data';
export { clearIntent, rememberIntent, useIntent } from './session/intent';
export { clearMessages, storeMessage, useMessages, useUnreadableMessages } from './session/messages';
export { clearPaid, findPaid, placeOrder, useOrder, useOrders, useUnreadableOrders } from './order/orders';
export { restoreRefills, setRefillDays, useRefills, useUnreadableRefillDays } from './order/refill';
export {
  attachPrescription,
  savePrescription,
  removePrescription,
  renamePrescription,
  usePrescriptions,
} from './order/prescriptions';
export type { ChangeOutcome, PrescriptionsView, SaveOutcome } from './order/prescriptions';
export { prescriptionsDatabase } from './order/prescription-database';
export type { StoredPrescription } from './order/prescription-database';
export { readPicture } from './order/read-picture';
export type { NoPicture } from './order/read-picture';
export { closePanel, openPanel, openReceipt } from './store/panel.slice';
export type { PanelName } from './store/panel.slice';

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

export { loginUser, logoutUser, registerUser } from './session/auth.thunks';
export { useSessionEpoch } from './session/clear-user-data';
export { watchSession, useIsSessionExpired } from './session/watch-session';
export { sessionExpirySeen } from './session/session.slice';
export type { AuthOutcome } from './session/auth.thunks';
export type { AuthFailureKind } from './session/auth-failure';
export { useSession, useUserKey } from './session/user-key';

export { storeFlash, takeFlash } from './session/flash';
export { clearDelivery, saveDelivery, useDelivery, useDeliveryCity, usePinCode } from './order/delivery';

export { useStorageHealth, useStorageReady } from './storage/useStorageHealth';
