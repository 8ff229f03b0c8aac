import { Stepper } from '@niramaya/ui';
import type { Guide } from './guide';

const steps = { label: 'Steps of your consultation', doneLabel: 'done' };

/** The guides of ways through the shop, by the name of the component. */
export const navigationGuides: Readonly<Record<string, Guide>> = {
  Stepper: {
    anatomy: {
      element: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={1} />,
      parts: ['Finished step with a tick', 'Current step', 'Step to come', 'Line, which fills'],
    },
    pairs: [
      [
        {
          element: <Stepper {...steps} steps={['Address', 'Payment', 'Done']} current={0} />,
          reason: 'Three steps with one word each.',
        },
        {
          element: (
            <Stepper {...steps} steps={['Choose where we deliver your order', 'Choose how you pay']} current={0} />
          ),
          reason: 'Long names break into lines on a phone.',
        },
      ],
      [
        {
          element: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={3} />,
          reason: 'At the end every step has its tick.',
        },
        {
          element: <Stepper {...steps} steps={['Payment']} current={0} />,
          reason: 'One step is no process.',
        },
      ],
    ],
  },
};
