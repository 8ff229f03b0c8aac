import { CarePlanScreen as CarePlan } from '@niramaya/feature-careplan/CarePlanScreen';
import { PaidLines } from '@niramaya/feature-payment/PaidLines';

/** CarePlanScreen is the care plan with the notice about paid products that the payment of a consultation has too. */
export const CarePlanScreen = () => <CarePlan PaidLines={PaidLines} />;
