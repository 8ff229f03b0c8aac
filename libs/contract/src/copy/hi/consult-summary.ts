import type { Gender } from '../../schemas/vocabulary.ts';
import type { consultSummaryCopy as english } from '../consult-summary.ts';
import type { InHindi } from '../localised.ts';

const genders: Record<Gender, string> = { male: 'पुरुष', female: 'महिला', Choose_option: '' };

export const consultSummaryCopy: InHindi<typeof english> = {
  hi: {
    title: 'आपका परामर्श',
    patient: 'किसके लिए',
    who: (name, age, gender) => [name, String(age), genders[gender]].filter(Boolean).join(', '),
    nobody: 'अभी किसी को नहीं चुना',
    symptoms: 'लक्षण',
    noSymptoms: 'कोई नहीं चुना',
    phone: 'फ़ोन',
    noPhone: 'नहीं दिया',
    change: 'बदलें',
    changeName: 'बदलें: आपके परामर्श की जानकारी',
    privacy: 'सिर्फ़ इसी टैब में रहता है, किसी को नहीं भेजा जाता। जो बाक़ी है, वह डॉक्टर पूछ लेंगे।',
  },
};
