/** The panels render over a screen. Each is a lazy chunk, loaded when it first opens. */
export const loadAccountPanel = () => import('./AccountPanel/AccountPanel').then((part) => part.AccountPanel);
export const loadMyDataPanel = () => import('./MyDataPanel/MyDataPanel').then((part) => part.MyDataPanel);
export const loadMessagesPanel = () => import('./MessagesPanel/MessagesPanel').then((part) => part.MessagesPanel);
export const loadOrdersPanel = () => import('./OrdersPanel/OrdersPanel').then((part) => part.OrdersPanel);
export const loadRefillPanel = () => import('./RefillPanel/RefillPanel').then((part) => part.RefillPanel);
export const loadPrescriptionsPanel = () =>
  import('./PrescriptionsPanel/PrescriptionsPanel').then((part) => part.PrescriptionsPanel);
