import { groupDigits, policy } from '@niramaya/contract';
import {
  isKnownTopic as isKnownInEnglish,
  searchOfTopic as searchInEnglish,
  type topicCopy as english,
} from '../en/topics.ts';
import type { Translated } from '../translated.ts';

export { isLabTest } from '../en/topics.ts';

/**
 * The Hindi names of the concerns and menu entries, by the English ones. A topic has either name: the menus have the
 * Hindi ones, and a link from an English page the English one. The searches of the API are in English.
 */
const hindiNames: ReadonlyMap<string, string> = new Map(
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

/** Two English names with the same Hindi one have the same search. */
const englishNames: ReadonlyMap<string, string> = new Map(
  [...hindiNames].map(([englishName, hindiName]) => [hindiName, englishName]),
);

const inHindi = (name: string) => hindiNames.get(name) ?? name;
const inEnglish = (name: string) => englishNames.get(name) ?? name;

/**
 * Returns the search for a topic, or null if the whole list answers it. The name of a brand, which no table has, is
 * searched in quotes, so that no typing error is corrected in it.
 */
export const searchOfTopic = (name: string): string | null => searchInEnglish(inEnglish(name));

/**
 * True if a concern, a menu entry or a featured brand has this name. Others may come from a link, and are shown only with
 * products.
 */
export const isKnownTopic = (name: string): boolean => isKnownInEnglish(inEnglish(name));

/** Returns a counted number of products in words. The API counts no more than `policy.maxSearchMatches` of a search. */
const productsOf = (count: number): string =>
  `${groupDigits(String(count))} ${count >= policy.maxSearchMatches ? 'या ज़्यादा ' : ''}प्रोडक्ट`;

/** The texts of the line that leads from the whole list to the products of a topic. */
export const topicCopy: Translated<typeof english> = {
  products: (name, count) => `${inHindi(name)}: ${productsOf(count)}`,
  uncounted: (name) => `${inHindi(name)}: प्रोडक्ट देखें`,
  none: (name) => `${inHindi(name)}: इसके लिए अभी हमारे पास कोई प्रोडक्ट नहीं है। यह हमारे सभी प्रोडक्ट की सूची है।`,
  labTest: (name) => `${name} एक लैब जाँच है। बुकिंग अभी शुरू नहीं हुई है: यह हमारे प्रोडक्ट की सूची है।`,
};
