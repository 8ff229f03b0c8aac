export const loadPaidNotice = () => import('./PaidNotice/PaidNotice').then((part) => part.PaidNotice);
export const loadPaymentScreen = () => import('./PaymentScreen/PaymentScreen').then((part) => part.PaymentScreen);
