import type { storageNoticeCopy as english } from '../en/storage-notice.ts';
import type { Translated } from '../translated.ts';

/** The texts of the notice that browser storage is full or forbidden. */
export const storageNoticeCopy: Translated<typeof english> = {
  seeMyData: 'मेरा डेटा देखें',
  full: 'इस डिवाइस में जगह नहीं बची है, इसलिए यहाँ जो नया है वह पेज छोड़ने तक ही रहेगा।',
  forbidden: 'यह ब्राउज़र कुछ भी सेव नहीं करने देता, इसलिए यहाँ जो है वह पेज छोड़ने तक ही रहेगा।',
};
