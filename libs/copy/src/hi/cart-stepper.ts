import type { cartStepperCopy as english } from '../en/cart-stepper.ts';
import type { Translated } from '../translated.ts';

/** The texts of the button that adds a product to the cart and then changes its quantity, in Hindi. */
export const cartStepperCopy: Translated<typeof english> = {
  group: (title) => `संख्या: ${title}`,
  increase: (title) => `संख्या बढ़ाएँ: ${title}`,
  decrease: (title) => `संख्या घटाएँ: ${title}`,
  remove: (title) => `कार्ट से हटाएँ: ${title}`,
  link: (title, quantity) => `${quantity} पैक कार्ट में: ${title}`,
  status: (quantity) => `आपके कार्ट में अब ${quantity}`,
  bar: {
    label: 'आपका कार्ट',
    products: (count) => `${count} प्रोडक्ट`,
    /** The same for a guest, whom the link asks for a login. */
    productsOfGuest: {
      before: (count) => `${count} प्रोडक्ट, देखने के लिए लॉगिन करें`,
      /** The text after a press on the link. */
      asked: (count) =>
        `कार्ट देखने के लिए लॉगिन करें। ${count === 1 ? 'आपका प्रोडक्ट कार्ट में बना रहेगा' : 'आपके प्रोडक्ट कार्ट में बने रहेंगे'}।`,
    },
    open: 'कार्ट देखें',
    logIn: 'लॉगिन',
  },
};
