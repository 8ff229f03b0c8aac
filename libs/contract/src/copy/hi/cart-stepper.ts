import type { cartStepperCopy as english } from '../cart-stepper.ts';
import type { InHindi } from '../localised.ts';

export const cartStepperCopy: InHindi<typeof english> = {
  hi: {
    group: (title) => `संख्या: ${title}`,
    increase: (title) => `संख्या बढ़ाएँ: ${title}`,
    decrease: (title) => `संख्या घटाएँ: ${title}`,
    remove: (title) => `कार्ट से हटाएँ: ${title}`,
    link: (title, quantity) => `${quantity} पैक कार्ट में: ${title}`,
    status: (quantity) => `आपके कार्ट में अब ${quantity}`,
    bar: {
      label: 'आपका कार्ट',
      products: (count) => `${count} प्रोडक्ट`,
      open: 'कार्ट देखें',
    },
  },
};
