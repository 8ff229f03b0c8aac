import type { changeMemberCopy as english } from '../en/change-member.ts';
import type { Translated } from '../translated.ts';

/** The texts of the form that corrects or removes a family member, in Hindi. */
export const changeMemberCopy: Translated<typeof english> = {
  title: 'सदस्य की जानकारी बदलें',
  submit: 'सेव करें',
  changed: (name) => `सेव हो गया: ${name}`,
  failed: 'बदलाव सेव नहीं हो सका। आपका लिखा यहीं है: देखें कि इंटरनेट चल रहा है, फिर ‘सेव करें’ दबाएँ।',
  remove: 'सूची से हटाएँ',
  question: (name) => `परिवार की सूची से हटाएँ: ${name}?`,
  stays: 'जिन ऑर्डर और परामर्शों का भुगतान हो चुका है, उनमें यह नाम रहेगा।',
  isPatient: 'आप जो परामर्श बुक कर रहे हैं, उसमें फिर कोई मरीज़ नहीं रहेगा।',
  confirm: 'हाँ, हटाएँ',
  removing: 'हटाया जा रहा है…',
  keep: 'नहीं, रहने दें',
  removed: (name) => `सूची से हटाया गया: ${name}`,
  removeFailed: 'यह सदस्य हटाया नहीं जा सका, और अब भी आपकी सूची में है। देखें कि इंटरनेट चल रहा है, फिर कोशिश करें।',
  gone: (name) => `यह सदस्य अब आपकी सूची में नहीं है (${name})।`,
  failedAway: (name) => `बदलाव सेव नहीं हो सका: यह सदस्य आपकी सूची में पहले जैसा है (${name})।`,
};
