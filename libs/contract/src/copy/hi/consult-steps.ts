import type { consultStepsCopy as english } from '../consult-steps.ts';
import type { InHindi } from '../localised.ts';

export const consultStepsCopy: InHindi<typeof english> = {
  hi: {
    label: 'आपके परामर्श के क़दम',
    steps: ['मरीज़', 'लक्षण', 'डॉक्टर', 'केयर प्लान', 'भुगतान'],
    done: '(पूरा हुआ)',
  },
};
