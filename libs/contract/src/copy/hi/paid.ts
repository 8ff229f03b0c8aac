import type { InHindi } from '../localised.ts';
import type { paidCopy as english } from '../paid.ts';
import { plural } from './plural.ts';

export const paidCopy: InHindi<typeof english> = {
  hi: {
    label: 'आपके भुगतान के बाद',
    order: (id, total) => `ऑर्डर ${id}, ${total}`,
    items: (first, more) => (more === 0 ? first : `${first} और ${more} ${plural(more, 'दूसरा', 'दूसरे')} प्रोडक्ट`),
    paidBy: (method) => `भुगतान का तरीक़ा: ${method}।`,
    likely: (first, last) => `अंदाज़न ${first} और ${last} के बीच आएगा।`,
    text: (count) =>
      count === 1
        ? 'आपका भुगतान हो गया। जिस प्रोडक्ट का भुगतान किया, वह अब भी आपके कार्ट में है।'
        : `आपका भुगतान हो गया। जिन ${count} प्रोडक्ट का भुगतान किया, वे अब भी आपके कार्ट में हैं।`,
    plan: 'आपका भुगतान हो गया। जिस प्लान का भुगतान किया, वह अब भी चुना हुआ है।',
    cleared: 'आपका भुगतान हो गया।',
    receipt: 'रसीद',
    clear: 'ऑर्डर किए प्रोडक्ट कार्ट से हटाएँ',
    clearPlan: 'चुना हुआ प्लान हटाएँ',
    keep: 'रहने दें',
    keepPlan: 'रहने दें',
    close: 'बंद करें',
  },
};
