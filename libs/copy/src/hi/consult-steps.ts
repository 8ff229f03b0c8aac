import type { consultBackCopy as englishBack, consultStepsCopy as english } from '../en/consult-steps.ts';
import type { Translated } from '../translated.ts';

/**
 * The names of the five steps of a consultation in Hindi, in their order. `consultCopy.how.steps` repeats them with a
 * text for each.
 */
export const consultStepsCopy: Translated<typeof english> = {
  label: 'आपके परामर्श के क़दम',
  steps: ['मरीज़', 'लक्षण', 'डॉक्टर', 'केयर प्लान', 'भुगतान'],
  doneLabel: '(पूरा हुआ)',
  skippedLabel: '(कुछ नहीं चुना)',
};

/** The text of the link to the step before, in Hindi, which is the same at each step. */
export const consultBackCopy: Translated<typeof englishBack> = 'पीछे';
