/**
 * The names of the five steps of a consultation, in their order. `consultCopy.how.steps` repeats them with a text for
 * each.
 */
export const consultStepsCopy = {
  label: 'Steps of your consultation',
  steps: ['Patient', 'Symptoms', 'Doctor', 'Care plan', 'Payment'],
  doneLabel: '(done)',
  skippedLabel: '(nothing chosen)',
};

/** The text of the link to the step before, which is the same at each step. */
export const consultBackCopy = 'Back';
