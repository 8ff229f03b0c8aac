import type { storageNoticeCopy as english } from '../storage-notice.ts';
import type { InHindi } from '../localised.ts';

export const storageNoticeCopy: InHindi<typeof english> = {
  hi: {
    full: 'इस डिवाइस में जगह नहीं बची है, इसलिए यहाँ जो नया है वह पेज छोड़ने तक ही रहेगा।',
    forbidden: 'यह ब्राउज़र कुछ भी सेव नहीं करने देता, इसलिए यहाँ जो है वह पेज छोड़ने तक ही रहेगा।',
  },
};
