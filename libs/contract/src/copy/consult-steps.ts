import type { Localised } from './localised.ts';

const en = {
  label: 'Steps of your consultation',
  steps: ['Patient', 'Symptoms', 'Doctor', 'Care plan', 'Payment'],
  done: '(done)',
};

/** The words of the bar above the five steps of a consultation. Its last two steps are also separate screens. */
export const consultStepsCopy: Localised<typeof en> = { en };
