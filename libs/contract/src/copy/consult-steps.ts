import type { Localised } from './localised.ts';

const en = {
  label: 'Steps of your consultation',
  steps: ['Patient', 'Symptoms', 'Doctor', 'Care plan', 'Payment'],
  done: '(done)',
};

export const consultStepsCopy: Localised<typeof en> = { en };
