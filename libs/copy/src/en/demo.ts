/**
 * The texts of the line above every page of the demonstration.
 * The shop itself does not contain the demonstration.
 */
export const demoCopy = {
  label: 'Demonstration',
  text: 'This is a demonstration. Nothing is sold, and what you enter stays in this browser.',
  unanswered: 'This is a demonstration, which needs a service worker. Open it in a normal window of a current browser.',
  storybook: 'See the design system',
};
