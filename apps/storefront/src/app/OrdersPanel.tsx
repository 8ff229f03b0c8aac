import { OrdersPanel as Orders } from '@niramaya/feature-account/OrdersPanel';
import { AddNumber } from '@niramaya/feature-payment/AddNumber';

/**
 * OrdersPanel lists the orders, with the form for a missing phone number that the confirmation of a payment has too.
 */
export const OrdersPanel = () => <Orders NumberForm={AddNumber} />;
