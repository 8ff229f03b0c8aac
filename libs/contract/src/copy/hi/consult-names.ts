import type { CONSULT_SYMPTOMS, ConsultMode, ConsultSpeciality } from '../../schemas/consult-choices.ts';

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
  'CoronaVirus - COVID related': 'कोरोनावायरस, कोविड से जुड़ा',
  'COVID-19_ICICI': 'COVID-19, ICICI',
  'Diabetes Educator': 'डायबिटीज़ एजुकेटर',
  'Eye Specialist': 'आँखों के विशेषज्ञ',
  'Skin & Hair Specialist': 'त्वचा और बालों के विशेषज्ञ',
  'Heart Specialist': 'दिल के विशेषज्ञ',
  Urologist: 'मूत्र रोग विशेषज्ञ',
  Dentist: 'दाँतों के डॉक्टर',
  'MD Physician': 'MD फ़िज़िशियन',
  Nephrologist: 'गुर्दे के विशेषज्ञ',
  Physiotherapist: 'फ़िज़ियोथेरेपिस्ट',
  'Quit Smoking': 'धूम्रपान छोड़ने में मदद',
  Sexologist: 'यौन स्वास्थ्य विशेषज्ञ',
};

const modes: Record<ConsultMode, string> = { Video: 'वीडियो', Audio: 'ऑडियो', Chat: 'चैट' };

/** The keys are the names in `consult-choices.ts`. */
export const consultNames = { symptoms, specialities, modes };
