import { Stepper, Tabs } from '@niramaya/ui';
import { ignore, type Guide } from './guide';

const ways = [
  { id: 'upi', label: 'UPI', panel: 'Your UPI app asks you to confirm the amount.' },
  { id: 'cards', label: 'Cards', panel: 'Your bank sends you a one-time password.' },
];
const questions = [
  { id: 'yes', label: 'Yes, I smoke', panel: 'The doctor talks with you about how to stop.' },
  { id: 'no', label: 'No, I do not', panel: 'Your answer is saved for the doctor.' },
];
const sentences = [
  { id: 'upi', label: 'Pay from your bank account with UPI', panel: 'Your UPI app asks you to confirm the amount.' },
  { id: 'cards', label: 'Pay with a credit or debit card', panel: 'Your bank sends you a one-time password.' },
];
const steps = { label: 'Steps of your consultation', doneLabel: 'done' };

/** The guides of ways through the shop, by the name of the component. */
export const navigationGuides: Readonly<Record<string, Guide>> = {
  Tabs: {
    anatomy: {
      element: <Tabs label="Ways to pay" tabs={ways} value="upi" onChange={ignore} />,
      parts: [
        { text: 'Tab: an icon, optional, and a noun', at: '[role=tab][aria-selected=false]' },
        { text: 'Ground of the selected tab, which slides', at: '[role=tab][aria-selected=true]', side: 'left' },
        { text: 'Panel of the selected tab', at: '[role=tabpanel]', side: 'left' },
      ],
    },
    pairs: [
      [
        {
          element: <Tabs label="Ways to pay" tabs={ways} value="upi" onChange={ignore} />,
          reason: 'Views of one thing, each with one word.',
        },
        {
          element: <Tabs label="Do you smoke?" tabs={questions} value="no" onChange={ignore} />,
          reason: 'An answer that is sent is a RadioCardGroup.',
        },
      ],
      [
        {
          element: <Tabs label="Ways to pay" tabs={ways} value="cards" onChange={ignore} />,
          reason: 'The names fit in one line on a phone.',
        },
        {
          element: <Tabs label="Ways to pay" tabs={sentences} value="upi" onChange={ignore} />,
          reason: 'Sentences do not fit. Begin them in the panel.',
        },
      ],
    ],
  },
  Stepper: {
    anatomy: {
      element: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={1} />,
      parts: [
        { text: 'Finished step with a tick', at: 'li:first-child', side: 'bottom' },
        { text: 'Current step', at: 'li[aria-current]', side: 'bottom' },
        { text: 'Step to come', at: 'li:last-child', side: 'bottom' },
        { text: 'Line, which fills', at: 'li:first-child' },
      ],
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
