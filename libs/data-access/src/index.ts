export { makeStore } from './store/makeStore';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store/makeStore';
export type { Services } from './store/services';
export { useAppDispatch, useAppSelector, useBrowserStorage } from './store/hooks';

export { viewState } from './api/view-state';
export type { QueryLike, ViewState } from './api/view-state';
export type { ApiError, ApiErrorKind } from './api/api-error';

export { useGetProductsQuery } from './catalogue/products.endpoints';
export type { ProductPage } from './catalogue/products.endpoints';
export type { ListingArgs } from './catalogue/listing-query';
export { noFilters, readFilters, writeFilters } from './catalogue/filters';
export { searchQuery, searchText, searchTextOf } from './catalogue/search-text';
export { forgetSearches, rememberSearch, useRecentSearches } from './search/recent-searches';
export type { Filters, SortOrder } from './catalogue/filters';
/** @forTests Stories put a listing into the cache with this action. */
export { cacheListing } from './testing/cache-listing';
export type { AuthState, PaginationState, ProductState } from './store/contract.slices';
export { useProductSearch } from './search/useProductSearch';
export type { ProductSearch } from './search/useProductSearch';
export type { RankedSearch, SearchMatch } from './search/rank-search';

export { useGetTopBrandsQuery } from './brands/brands.endpoints';
export { useGetOffersQuery } from './offers/offers.endpoints';
export { useAddMemberMutation } from './members/members.endpoints';
export { useMembers } from './members/useMembers';

export { useCart, useUnreadableCart } from './cart/useCart';
export type { Cart } from './cart/useCart';
export { addToCart, decrease, increase, takePrice } from './cart/cart-storage';
export { removeFromCart, undoRemove } from './cart/cart.actions';
export { usePriceChanges } from './cart/price-changes';
export type { NewPrice } from './cart/price-changes';
export { buyAgain, useTodaysPrices } from './cart/todays-prices';
export type { BoughtAgain, SoldToday, TodaysPrices } from './cart/todays-prices';
export { forgetRemoved } from './cart/cart.slice';
export { findProduct, findProductId } from './medicine/find-product-id';
export { useSharedProduct } from './medicine/shared-product';
export type { SharedProduct } from './medicine/shared-product';
export {
  keepProductOfTab,
  selectMedicine,
  toSelectedMedicine,
  useNewerCopy,
  useSelectedMedicine,
} from './medicine/selected-medicine';
export { choosePlan, useStoredPlan } from './plan/plan';
export type { PlanChoice } from './plan/plan';

export { browserDevice } from './device/device';
export type { Device } from './device/device';
export { eraseKept, useKept, valueForFile } from './device/kept-data';
export type { Kept } from './device/kept-data';
export { forgetIntent, rememberIntent, useIntent } from './intent/intent';
export type { Intent } from './intent/intent';
export { clearMessages, keepMessage, useMessages, useUnreadableMessages } from './messages/messages';
export { clearPaid, findPaid, placeOrder, useOrder, useOrders, useUnreadableOrders } from './orders/orders';
export { bringBackRefills, setRefillDays, useRefills, useUnreadableRefillDays } from './refill/refill';
export {
  attachPrescription,
  keepPrescription,
  removePrescription,
  renamePrescription,
  usePrescriptions,
} from './prescriptions/prescriptions';
export type { ChangeOutcome, KeepOutcome, PrescriptionsView } from './prescriptions/prescriptions';
export { prescriptionsDatabase } from './prescriptions/prescription-database';
export type { KeptPrescription } from './prescriptions/prescription-database';
export { readPicture } from './prescriptions/read-picture';
export type { NoPicture } from './prescriptions/read-picture';
export { closePanel, openPanel, openReceipt } from './panel/panel.slice';
export type { PanelName } from './panel/panel.slice';

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
} from './shelf/shelf';
export { useSimilar } from './shelf/similar';

export { useConsult } from './consult/consult-storage';
export type { Consult } from './consult/consult-storage';
export { pickPatient, setPatientPhone, toggleSymptom } from './consult/consult-storage';

export { loginUser, logoutUser, registerUser } from './identity/auth.thunks';
export { useVisitRound } from './identity/forget-person';
export { keepSession, useIsSessionEnded } from './identity/keep-session';
export { sessionEndSeen } from './identity/visit.slice';
export type { AuthOutcome } from './identity/auth.thunks';
export type { AuthFailure, AuthFailureKind } from './identity/auth-failure';
export type { AuthUser } from './identity/auth-user';
export type { Credentials, Registration } from './identity/identity';
export { useSession } from './identity/useSession';
export { usePerson } from './identity/usePerson';
export type { Session } from './identity/useSession';

export { leaveFlash, takeFlash } from './flash/flash';
export { forgetDelivery, keepDelivery, useDelivery } from './shopper/delivery';
export { useDeliveryCity } from './shopper/delivery-city';
export { usePinCode } from './shopper/pin-code';

export { outlastsThePage } from './storage/outlasting';
export { useStorageHealth, useStorageReady } from './storage/useStorageHealth';
export type { StorageHealth } from './storage/storage';
