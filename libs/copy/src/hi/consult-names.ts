import type { CONSULT_SYMPTOMS, ConsultMode, ConsultSpeciality } from '@niramaya/contract';
import type { consultNamesCopy as english } from '../en/consult-names.ts';
import type { Translated } from '../translated.ts';

const symptoms: Record<(typeof CONSULT_SYMPTOMS)[number], string> = {
  Covid: 'कोविड',
  Cough: 'खाँसी',
  Headache: 'सिरदर्द',
  'Stomach Pain': 'पेट दर्द',
  'Loose Motions': 'दस्त',
  'Premature Ejaculation': 'शीघ्रपतन',
  'Unprotected Sex': 'असुरक्षित यौन संबंध',
  'Missed Period': 'पीरियड न आना',
  'Heavy Menstrual Bleeding': 'पीरियड में ज़्यादा ख़ून आना',
  Hairfall: 'बाल झड़ना',
  'Acne/Pimples': 'मुँहासे',
  'Dark Patches on Skin': 'त्वचा पर काले धब्बे',
};

const specialities: Record<ConsultSpeciality, string> = {
  '24x7 Doctor Assistance': '24x7 डॉक्टर की मदद',
  'Bone & Joint Specialist': 'हड्डियों और जोड़ों के विशेषज्ञ',
  'Chest Physician': 'छाती और फेफड़ों के विशेषज्ञ',
  'CoronaVirus - COVID related': 'कोरोना (कोविड) की तकलीफ़',
  'COVID-19_ICICI': 'कोविड-19, ICICI',
  'Diabetes Educator': 'डायबिटीज़ (शुगर) के सलाहकार',
  'Eye Specialist': 'आँखों के विशेषज्ञ',
  'Skin & Hair Specialist': 'त्वचा और बालों के विशेषज्ञ',
  'Heart Specialist': 'दिल के विशेषज्ञ',
  Urologist: 'पेशाब की तकलीफ़ के विशेषज्ञ',
  Dentist: 'दाँतों के डॉक्टर',
  'MD Physician': 'एमडी फ़िज़िशियन',
  Nephrologist: 'गुर्दे के विशेषज्ञ',
  Physiotherapist: 'फ़िज़ियोथेरेपिस्ट',
  'Quit Smoking': 'बीड़ी-सिगरेट छोड़ने में मदद',
  Sexologist: 'यौन स्वास्थ्य विशेषज्ञ',
};

const modes: Record<ConsultMode, string> = { Video: 'वीडियो', Audio: 'ऑडियो', Chat: 'चैट' };

/** Returns a function that finds the Hindi of a stored name. A name without one is returned as it is. */
const finder = (names: Readonly<Record<string, string>>) => {
  const hindi = new Map(Object.entries(names));
  return (stored: string): string => hindi.get(stored) ?? stored;
};

const symptomName = finder(symptoms);

/**
 * The names of the choices of a consultation, as screens show them in Hindi. The parameter is the stored name, which is
 * in English. A symptom in the shopper's own words is shown as it is.
 */
export const consultNamesCopy: Translated<typeof english> = {
  symptom: symptomName,
  symptoms: (stored, written) => {
    const names = stored.map(symptomName).join(', ');
    const quoted = written.map((words) => `“${words}”`).join(', ');
    return names && quoted ? `${names} और ${quoted}` : names || quoted;
  },
  speciality: finder(specialities),
  mode: finder(modes),
};
