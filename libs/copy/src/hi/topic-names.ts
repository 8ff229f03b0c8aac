import type { topicNamesCopy as english } from '../en/topic-names.ts';
import type { Translated } from '../translated.ts';

/** The Hindi names of the concerns and menu entries, by the stored ones. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Diabetes Care': 'डायबिटीज़ की देखभाल',
    'Cardiac Care': 'दिल की देखभाल',
    'Heart Care': 'दिल की देखभाल',
    'Stomach Care': 'पेट की देखभाल',
    'Liver Care': 'लिवर की देखभाल',
    'Bone, Joint & Muscle Care': 'हड्डी, जोड़ और मांसपेशियों की देखभाल',
    'Bone, Joint and Muscle Care': 'हड्डी, जोड़ और मांसपेशियों की देखभाल',
    'Kidney Care': 'गुर्दे की देखभाल',
    'Derma Care': 'त्वचा की देखभाल',
    'Skin Care': 'त्वचा की देखभाल',
    'Respiratory Care': 'साँस और फेफड़ों की देखभाल',
    'Eye Care': 'आँखों की देखभाल',
    'Ear Care': 'कान की देखभाल',
    'Pain Relief': 'दर्द से राहत',
    'Vitamins and Nutrition': 'विटामिन और पोषण',
    'Vitamin D and Calcium': 'विटामिन D और कैल्शियम',
    'Protein and Nutrition Drinks': 'प्रोटीन और पोषण ड्रिंक',
    'BP Monitors': 'BP मॉनिटर',
    'Oxygen Concentrators': 'ऑक्सीजन कंसंट्रेटर',
    Thermometers: 'थर्मामीटर',
    'Weighing Scales': 'वज़न मशीन',
    'Sexual Wellness': 'यौन स्वास्थ्य',
    'All Diseases': 'सभी बीमारियाँ',
    'All Medicines': 'सभी दवाएँ',
    'Medicines by Therapeutic Class': 'इलाज के हिसाब से दवाएँ',
    Brands: 'ब्रांड',
  }),
);

/**
 * The names of concerns and menu entries in Hindi. The stored name is in English. Brands and other names are shown as
 * they are.
 */
export const topicNamesCopy: Translated<typeof english> = {
  shown: (stored) => names.get(stored) ?? stored,
};
