import type { Concern, SearchTerm } from '../search/terms.ts';
import type { Localised } from './localised.ts';

/** A shelf near a subject: what it is called, and the search that shows it. */
interface Shelf {
  readonly name: string;
  readonly search: string;
}

const shelves: Record<Concern, Shelf> = {
  bones: { name: 'Bone, joint and muscle care', search: 'joint' },
  cold: { name: 'Cold and cough', search: 'cough' },
  diabetes: { name: 'Diabetes care', search: 'diabetes' },
  eyes: { name: 'Eye care', search: 'eye' },
  fever: { name: 'Fever', search: 'fever thermometer' },
  hair: { name: 'Hair care', search: 'hair' },
  heart: { name: 'Cardiac care', search: 'blood pressure' },
  pain: { name: 'Pain relief', search: 'pain relief' },
  skin: { name: 'Skin care', search: 'skin' },
  stomach: { name: 'Stomach care', search: 'digestive antacid' },
  women: { name: 'Women’s care', search: 'menstrual sanitary' },
};

/** What may be said of a name that was typed: that it is known, and whom to ask. */
const kinds: Record<SearchTerm['kind'], string> = {
  medicine: 'That is the name of a medicine, and we do not sell it. Whether you need it is for a doctor to say.',
  trouble: 'No product bears this name. If it worries you or does not pass, talk to a doctor.',
  test: 'That is a lab test, not a product. Our tests stand on the home page; the sample is taken at home.',
};

const en = {
  label: 'Other ways to find help',
  kinds,
  shelf: (name: string) => `See our shelf: ${name}`,
  shelfNote: 'Other products, none of them in place of what you searched for.',
  doctor: 'Ask a doctor',
  doctorNote: 'Online, from home. In an emergency call 112.',
  tests: 'See our lab tests',
  testsNote: 'On the home page.',
  shelves,
  recent: 'Your last searches',
  forget: 'Forget these',
  forgotten: 'Your last searches are forgotten.',
};

/** The words of a search that has found nothing. */
export const searchHelpCopy: Localised<typeof en> = { en };
