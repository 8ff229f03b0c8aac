import type { paidLinesCopy as english } from '../en/paid-lines.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** The texts of the notice about products in the cart that are already paid for, in Hindi. */
export const paidLinesCopy: Translated<typeof english> = {
  label: 'प्रोडक्ट जिनका भुगतान हो चुका है',
  text: (count, orders) => `आपके कार्ट के ${count} प्रोडक्ट का भुगतान पहले ही हो चुका है (${orders})।`,
  paysAgain: (count) =>
    plural(count, 'कार्ट का भुगतान करने से यह फिर से ऑर्डर हो जाएगा।', 'कार्ट का भुगतान करने से ये फिर से ऑर्डर हो जाएँगे।'),
  order: (id, day) => `ऑर्डर ${id}, ${day}`,
  times: (quantity) => `${quantity} ×`,
  paidPacks: (packs) => `(${packs} का भुगतान हो चुका है)`,
  more: (count) => `${count} और`,
  again: (count) =>
    count === null
      ? 'इस कार्ट का भुगतान हो चुका है। ‘अभी भुगतान करें’ से यही ऑर्डर दोबारा होगा।'
      : `${count} प्रोडक्ट का भुगतान हो चुका है। ‘अभी भुगतान करें’ से ${plural(count, 'वह दोबारा ऑर्डर होगा।', 'वे दोबारा ऑर्डर होंगे।')}`,
  row: (day, packs) => (packs === null ? `भुगतान हो चुका, ${day}` : `${packs} का भुगतान हो चुका, ${day}`),
  takeOutPaid: (count) => plural(count, 'भुगतान किया हुआ प्रोडक्ट हटाएँ', 'भुगतान किए हुए प्रोडक्ट हटाएँ'),
  takeOut: (count) => plural(count, 'यह प्रोडक्ट कार्ट से हटाएँ', 'ये प्रोडक्ट कार्ट से हटाएँ'),
  taken: (count) => plural(count, 'यह प्रोडक्ट अब आपके कार्ट में नहीं है।', 'ये प्रोडक्ट अब आपके कार्ट में नहीं हैं।'),
  takeOutPacks: 'भुगतान किए हुए पैक हटाएँ',
  takenPacks: 'भुगतान किए हुए पैक अब आपके कार्ट में नहीं हैं।',
  undo: 'वापस लाएँ',
  mark: (id, day) => `भुगतान हो चुका है (${day}, ऑर्डर ${id})`,
  takeOutLine: 'इसे कार्ट से हटाएँ',
  takeOutOf: (button, title) => `${button}: ${title}`,
};
