import { Stepper } from '@niramaya/ui';

export const Example = () => (
  <Stepper label="Your order" steps={['Cart', 'Address', 'Payment']} current={1} doneLabel="done" />
);
