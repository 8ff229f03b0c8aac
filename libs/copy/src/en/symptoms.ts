import { frequentSymptomsCopy } from './frequent-symptoms.ts';

/** The texts of step 2 of a consultation: the symptoms. */
export const symptomsCopy = {
  title: 'What is bothering you?',
  lead: 'Select all that apply, or none. The doctor will ask about the rest.',
  /** The heading of the two controls at the end of the screen that have no function yet. */
  notOpen: 'Not open yet',
  search: {
    label: 'Search symptoms',
    placeholder: 'Not open yet',
    hint: 'The search is not open yet. Pick from the list above, or write it down.',
  },
  own: {
    title: 'Something else? Write it down',
    placeholder: 'In your own words',
    hint: 'Write since when, and how bad it is.',
    add: 'Add',
    /** Frequent symptoms that have no chip with a picture. A press picks one. */
    examples: {
      label: 'Frequent',
      ...frequentSymptomsCopy,
    },
    missing: 'Write what troubles you first.',
    /** The sentence at the full field of `limit` characters. `cut` is how many pasted characters had no room, or 0. */
    full: (limit: number, cut: number) =>
      `${limit} of ${limit} characters. ${cut === 0 ? '' : `The pasted text was longer by ${cut}: its end did not fit. `}Add this, then write the rest as a second one.`,
    /** The sentence above the link to the next step, for a text that is only in the field. */
    notAdded: 'What you wrote down is added when you go on.',
    remove: 'Remove',
    removeName: (symptom: string) => `Remove ${symptom}`,
  },
  group: 'Most searched',
  /** The picked symptoms as `consultNamesCopy.symptoms` joins them, or an empty text without any. */
  picked: (all: string) => (all === '' ? 'Nothing picked yet.' : `You picked: ${all}.`),
  privacy: 'Your picks stay in this tab until you pay; then your order keeps them on this device.',
  /** The signs of danger of a child, for whom the consultation must not be awaited. */
  childDanger: 'Call 108 at once if a child has a fit, breathes hard, has blue lips, is hard to wake, or cannot drink.',
  /** The line above the button `more`, by whether the symptoms that do not fit the patient are shown. */
  forPatient: (name: string, showsAll: boolean) =>
    showsAll ? `All are shown, also those that do not fit ${name}.` : `Symptoms that do not fit ${name} are left out.`,
  more: 'Show them too',
  fewer: 'Leave them out',
  skip: { action: 'Skip to specialities', note: 'Not open yet. Proceed takes you there too.' },
};
