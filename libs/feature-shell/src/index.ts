export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { Shell } from './Shell/Shell';

/** What lies over a screen is a part of its own, fetched when it is first opened. */
export const loadAccountPanel = () => import('./AccountPanel/AccountPanel').then((part) => part.AccountPanel);
export const loadMyDataPanel = () => import('./MyDataPanel/MyDataPanel').then((part) => part.MyDataPanel);
export const loadReturnNotice = () => import('./ReturnNotice/ReturnNotice').then((part) => part.ReturnNotice);
export const loadMessagesPanel = () => import('./MessagesPanel/MessagesPanel').then((part) => part.MessagesPanel);
export const loadOrdersPanel = () => import('./OrdersPanel/OrdersPanel').then((part) => part.OrdersPanel);
export const loadRefillPanel = () => import('./RefillPanel/RefillPanel').then((part) => part.RefillPanel);
/** Drawn over a screen when there is something to say; not needed before. */
export const loadOfflineNotice = () => import('./OfflineNotice/OfflineNotice').then((part) => part.OfflineNotice);
export const loadUpdateNotice = () => import('./UpdateNotice/UpdateNotice').then((part) => part.UpdateNotice);
