import type { savedCopy as english } from '../en/saved.ts';
import type { Translated } from '../translated.ts';

/** The texts of the panel with saved products. */
export const savedCopy: Translated<typeof english> = {
  note: 'ये प्रोडक्ट इसी डिवाइस पर रहते हैं, लॉगिन हो या न हो।',
  list: 'सेव किए प्रोडक्ट',
  add: 'कार्ट में डालें',
  addOf: (title) => `कार्ट में डालें: ${title}`,
  goToCart: 'कार्ट देखें',
  drop: 'सूची से हटाएँ',
  dropOf: (title) => `सूची से हटाएँ: ${title}`,
  dropped: (title) => `सूची से हटा दिया: ${title}`,
  undo: 'वापस लाएँ',
  undoOf: (title) => `वापस लाएँ: ${title}`,
  unreadable: {
    text: 'कुछ सेव किए प्रोडक्ट पढ़े नहीं जा सकते: उनका रिकॉर्ड ख़राब हो गया है। वह इसी डिवाइस पर रहेगा।',
    action: 'मेरा डेटा देखें',
  },
  empty: {
    title: 'अभी कोई प्रोडक्ट सेव नहीं किया है',
    text: 'किसी प्रोडक्ट पर दिल का निशान दबाएँ, वह आपको फिर यहाँ मिल जाएगा।',
    action: 'दवाएँ देखें',
  },
};
