import type { nothingFoundCopy as english } from '../en/nothing-found.ts';
import type { Translated } from '../translated.ts';
import { inTypographicQuotes } from './medicines.ts';

/** The texts of a listing without products. */
export const nothingFoundCopy: Translated<typeof english> = {
  title: 'इन सभी फ़िल्टर के साथ कुछ नहीं मिला',
  text: 'प्रोडक्ट देखने के लिए इनमें से कोई एक हटाएँ:',
  searchTitle: (text) => `${inTypographicQuotes(text)} के लिए कुछ नहीं मिला`,
  searchText: 'स्पेलिंग देखें, या कम शब्द लिखें।',
  narrowedText: 'स्पेलिंग देखें, कम शब्द लिखें, या इनमें से कोई एक हटाएँ:',
  everything: 'हमारे सभी प्रोडक्ट देखें',
  without: (name) => `हटाएँ: “${name}”`,
  emptyTitle: 'शेल्फ़ें भरी जा रही हैं',
  emptyText: 'इस समय यहाँ ख़रीदने के लिए कुछ नहीं है। थोड़े समय बाद फिर आएँ।',
};
