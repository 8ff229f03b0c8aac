import type { InHindi } from '../localised.ts';
import type { oldBrowserCopy as english } from '../old-browser.ts';

export const oldBrowserCopy: InHindi<typeof english> = {
  hi: {
    notice: 'यह ब्राउज़र यहाँ ख़रीदने के लिए बहुत पुराना है। इसे अपडेट करें, या दुकान को नए क्रोम, फ़ायरफ़ॉक्स या सफ़ारी में खोलें।',
  },
};
