import type { demoCopy as english } from '../en/demo.ts';
import type { Translated } from '../translated.ts';

/**
 * The texts of the line above every page of the demonstration.
 * The shop itself does not contain the demonstration.
 */
export const demoCopy: Translated<typeof english> = {
  label: 'डेमो',
  text: 'यह एक डेमो है। यहाँ कुछ नहीं बिकता, और आप जो भी लिखते हैं, वह इसी ब्राउज़र में रहता है।',
  unanswered:
    'यह एक डेमो है, और इसके लिए ब्राउज़र में सर्विस वर्कर की सुविधा चाहिए। इसे किसी अपडेट किए हुए ब्राउज़र की सामान्य विंडो में खोलें।',
  storybook: 'डिज़ाइन सिस्टम देखें',
};
