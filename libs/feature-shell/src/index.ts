export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { Shell } from './Shell/Shell';

/** Loads a panel or a notice that renders over a screen. Each is a lazy chunk, loaded when it first opens. */
export const loadMenuPanel = () => import('./MobileMenu/MenuPanel').then((part) => part.MenuPanel);
export const loadAccountPanel = () => import('./AccountPanel/AccountPanel').then((part) => part.AccountPanel);
export const loadMyDataPanel = () => import('./MyDataPanel/MyDataPanel').then((part) => part.MyDataPanel);
export const loadReturnNotice = () => import('./ReturnNotice/ReturnNotice').then((part) => part.ReturnNotice);
export const loadMessagesPanel = () => import('./MessagesPanel/MessagesPanel').then((part) => part.MessagesPanel);
export const loadOrdersPanel = () => import('./OrdersPanel/OrdersPanel').then((part) => part.OrdersPanel);
export const loadRefillPanel = () => import('./RefillPanel/RefillPanel').then((part) => part.RefillPanel);
export const loadPrescriptionsPanel = () =>
  import('./PrescriptionsPanel/PrescriptionsPanel').then((part) => part.PrescriptionsPanel);
/** Loads a notice that renders over a screen. It is not needed before there is something to report. */
export const loadOfflineNotice = () => import('./OfflineNotice/OfflineNotice').then((part) => part.OfflineNotice);
export const loadUpdateNotice = () => import('./UpdateNotice/UpdateNotice').then((part) => part.UpdateNotice);
export const loadSessionNotice = () => import('./SessionNotice/SessionNotice').then((part) => part.SessionNotice);
