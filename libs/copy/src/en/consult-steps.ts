/** The names of the five steps of a consultation. */
export const consultStepsCopy = {
  label: 'Steps of your consultation',
  steps: ['Patient', 'Symptoms', 'Doctor', 'Care plan', 'Payment'],
  doneLabel: '(done)',
  openLabel: '(nothing chosen)',
};
