export { PaidNotice } from './PaidNotice/PaidNotice';
export const loadPaymentScreen = () => import('./PaymentScreen/PaymentScreen').then((part) => part.PaymentScreen);
