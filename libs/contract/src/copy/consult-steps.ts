import type { Translated } from './localised.ts';

const en = {
  label: 'Steps of your consultation',
  steps: ['Patient', 'Symptoms', 'Doctor', 'Care plan', 'Payment'],
  done: '(done)',
};

export const consultStepsCopy: Translated<typeof en> = { en };
