export const loadPaymentScreen = () => import('./PaymentScreen/PaymentScreen').then((part) => part.PaymentScreen);
