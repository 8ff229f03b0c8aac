import type { BrowsedForm, Concern, SearchTerm } from '@niramaya/search';
const categories: Record<Concern, { readonly name: string; readonly search: string }> = {
  bones: { name: 'Bone, joint and muscle care', search: 'joint' },
  cold: { name: 'Cold and cough', search: 'cough' },
  diabetes: { name: 'Diabetes care', search: 'diabetes' },
  eyes: { name: 'Eye care', search: 'eye' },
  fever: { name: 'Fever', search: 'fever thermometer' },
  firstAid: { name: 'First aid', search: 'antiseptic' },
  fluids: { name: 'Drinks that replace water and salts (ORS)', search: 'ors' },
  heart: { name: 'Cardiac care', search: 'blood pressure' },
  hygiene: { name: 'Hand hygiene', search: 'hand sanitiser' },
  oils: { name: 'Oils for hair, face and joints', search: 'oil' },
  pain: { name: 'Pain relief', search: 'pain relief' },
  shaving: { name: 'Shaving', search: 'shaving' },
  skin: { name: 'Skin care', search: 'skin' },
  steam: { name: 'Steam and clear breathing', search: 'steam' },
  stomach: { name: 'Stomach care', search: 'digestive antacid' },
  vitamins: { name: 'Vitamins', search: 'vitamin' },
  warmth: { name: 'Heating pads and heat patches', search: 'heating pad' },
  women: { name: 'Women’s care', search: 'menstrual sanitary' },
};

const forms: Record<BrowsedForm, { readonly name: string; readonly search: string }> = {
  balm: { name: 'Balms', search: 'balm' },
  cream: { name: 'Creams', search: 'cream' },
  drops: { name: 'Drops', search: 'drops' },
  gel: { name: 'Gels', search: 'gel' },
  lotion: { name: 'Lotions', search: 'lotion' },
  powder: { name: 'Powders', search: 'powder' },
  serum: { name: 'Serums', search: 'serum' },
  shampoo: { name: 'Shampoos', search: 'shampoo' },
  soap: { name: 'Soaps', search: 'soap' },
  spray: { name: 'Sprays', search: 'spray' },
};

/** The texts that help after a search for a medicine, a test or a symptom that the shop does not sell. */
export const searchHelpCopy = {
  label: 'Other ways to find help',
  kinds: {
    medicine: 'This is the name of a medicine that we do not sell. Ask a doctor whether you need it.',
    symptom: 'No product has this name. If it worries you or does not go away, talk to a doctor.',
    product: 'We do not sell this product.',
    test: 'This is a lab test, not a product. See our tests on the home page. Booking is not open yet.',
  } satisfies Record<SearchTerm['kind'], string>,
  /** The text for a name that no table has, followed by a form: 'xyzmycin cream'. */
  unknownName: 'No product of ours has this name. Check the spelling, or ask a doctor.',
  category: (name: string) => `See products for: ${name}`,
  nearest: (name: string) => `The nearest that we sell: ${name}`,
  categoryNote: 'Other products, not substitutes for what you searched for.',
  doctor: 'Ask a doctor',
  doctorNote: 'Online, from home. In an emergency call 112.',
  tests: 'See our lab tests',
  testsNote: 'On the home page.',
  categories,
  forms,
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  forgotten: 'Your recent searches are cleared.',
};
