import type { specialitiesCopy as english } from '../en/specialities.ts';
import type { Translated } from '../translated.ts';

/** The texts of step 3 of a consultation, in Hindi: the speciality of the doctor. */
export const specialitiesCopy: Translated<typeof english> = {
  title: 'आपको किस डॉक्टर की ज़रूरत है?',
  lead: 'कोई एक चुनें, या कुछ न चुनें: तब ड्यूटी पर मौजूद डॉक्टर आपको सही डॉक्टर से जोड़ देंगे।',
  group: 'विशेषज्ञ',
  forChild: (name) => `${name} के लिए ‘एमडी फ़िज़िशियन’ चुनें: ये डॉक्टर बच्चों को भी देखते हैं।`,
  forOthers: (picked) => `समझ नहीं आ रहा कि किसे चुनें? ‘एमडी फ़िज़िशियन’ से शुरू करें।${picked && ` आपने चुना: ${picked}`}`,
  choose: (doctor) => `${doctor} चुनें`,
  chosen: (doctor) => `${doctor}: चुना गया`,
  alsoFor: (doctors) => `आपकी चुनी हुई तकलीफ़ के लिए ये डॉक्टर भी हैं: ${doctors.join(', ')}`,
  /** The matters of each doctor, in a few words. */
  matters: {
    '24x7 Doctor Assistance': 'कोई भी सवाल, किसी भी समय',
    'Bone & Joint Specialist': 'घुटने, कमर और गर्दन का दर्द',
    'Chest Physician': 'दमा, पुरानी खाँसी, साँस की तकलीफ़',
    'CoronaVirus - COVID related': 'कोविड, और उसके बाद की सेहत',
    'COVID-19_ICICI': 'कोविड के बारे में सवाल',
    'Diabetes Educator': 'शुगर, खान-पान, इंसुलिन',
    'Eye Specialist': 'आँखों में लाली, खुजली, थकान',
    'Skin & Hair Specialist': 'मुँहासे, चकत्ते, बाल झड़ना',
    'Heart Specialist': 'ब्लड प्रेशर, तेज़ धड़कन',
    Urologist: 'पेशाब की थैली, प्रोस्टेट, पथरी',
    Dentist: 'दाँत का दर्द, मसूड़ों से ख़ून',
    'MD Physician': 'बुख़ार, खाँसी, बदन दर्द',
    Nephrologist: 'गुर्दे, डायलिसिस',
    Physiotherapist: 'दर्द और चोट के लिए कसरत',
    'Quit Smoking': 'तंबाकू छोड़ने में मदद',
    Sexologist: 'यौन स्वास्थ्य, गोपनीय बातचीत',
  },
  more: 'बड़ों के डॉक्टर भी दिखाएँ',
  fewer: 'बड़ों के डॉक्टर छिपाएँ',
  seesChildren: 'बच्चों को भी देखते हैं',
  note: 'आपकी पसंद किसी को नहीं भेजी जाती, और भुगतान करने पर ही सेव होती है: तब वह ऑर्डर के साथ इस डिवाइस पर रहती है।',
  alternative: {
    action: 'आयुर्वेद या होम्योपैथी से इलाज चाहिए?',
    note: 'आयुर्वेद और होम्योपैथी के परामर्श अभी शुरू नहीं हुए हैं।',
  },
};
