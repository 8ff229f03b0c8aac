import type { Gender } from '@niramaya/contract';
import type { addMemberCopy as english } from '../en/add-member.ts';
import type { Translated } from '../translated.ts';

const genders: Record<Gender, string> = { male: 'पुरुष', female: 'महिला', Choose_option: 'चुनें' };

/** The texts of the form that adds a family member, in Hindi. */
export const addMemberCopy: Translated<typeof english> = {
  title: 'परिवार का सदस्य जोड़ें',
  close: 'बंद करें',
  name: 'मरीज़ का नाम',
  age: 'उम्र',
  ageHint: 'सालों में। छोटे बच्चे के लिए, जैसे: 8 महीने।',
  ageAdvice: 'उम्र अंकों में लिखें, जैसे 58 या 8 महीने। चाहें तो ऐसे ही जोड़ सकते हैं।',
  gender: 'लिंग',
  genders,
  minor: '18 साल से कम उम्र के मरीज़ के लिए: आप पुष्टि करते हैं कि आप माता, पिता या अभिभावक हैं और बातचीत के दौरान मरीज़ के साथ रहेंगे।',
  submit: 'जोड़ें',
  busy: 'सेव हो रहा है…',
  cancel: 'रद्द करें',
  nameMissing: 'मरीज़ का नाम लिखें।',
  ageMissing: 'मरीज़ की उम्र लिखें।',
  failed: 'यह सदस्य सेव नहीं हो सका। आपका लिखा यहीं है: देखें कि इंटरनेट चल रहा है, फिर ‘जोड़ें’ दबाएँ।',
  failedLate: (name) => `यह सदस्य सेव नहीं हो सका (${name})। ‘+ नया सदस्य जोड़ें’ खोलें: आपका लिखा वहीं है।`,
  failedAway: (name) => `यह सदस्य सेव नहीं हो सका (${name})। फिर से जोड़ें।`,
};
