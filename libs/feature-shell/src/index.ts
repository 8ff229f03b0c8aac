export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { OfflineNotice } from './OfflineNotice/OfflineNotice';
export { ReturnNotice } from './ReturnNotice/ReturnNotice';
export { SessionNotice } from './SessionNotice/SessionNotice';
export { UpdateNotice } from './UpdateNotice/UpdateNotice';
export { Shell } from './Shell/Shell';

/** Loads a panel that renders over a screen. Each is a lazy chunk, loaded when it first opens. */
export const loadMenuPanel = () => import('./MobileMenu/MenuPanel').then((part) => part.MenuPanel);
export const loadAccountPanel = () => import('./AccountPanel/AccountPanel').then((part) => part.AccountPanel);
export const loadMyDataPanel = () => import('./MyDataPanel/MyDataPanel').then((part) => part.MyDataPanel);
export const loadMessagesPanel = () => import('./MessagesPanel/MessagesPanel').then((part) => part.MessagesPanel);
export const loadOrdersPanel = () => import('./OrdersPanel/OrdersPanel').then((part) => part.OrdersPanel);
export const loadRefillPanel = () => import('./RefillPanel/RefillPanel').then((part) => part.RefillPanel);
export const loadPrescriptionsPanel = () =>
  import('./PrescriptionsPanel/PrescriptionsPanel').then((part) => part.PrescriptionsPanel);
