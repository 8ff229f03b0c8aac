import type { ProductCategory } from '@niramaya/contract';
interface Reason {
  readonly title: string;
  readonly text: string;
}

/**
 * The general texts about a category. They are no medical advice.
 */
interface ProductGuide {
  /** Why to choose such a product. */
  readonly reasons: readonly [Reason, Reason, Reason, Reason];
  /** Who should ask a pharmacist before use. */
  readonly askFirst: string;
}

const sealed: Reason = {
  title: 'Sealed until it reaches you',
  text: 'Seal, batch number and expiry date are checked before the pack leaves our shelf.',
};

/** The general texts about each category on the details screen. */
export const productGuides: Record<ProductCategory | 'other', ProductGuide> = {
  vitamins: {
    reasons: [
      {
        title: 'The strength in plain sight',
        text: 'How much each dose holds is printed on the pack, easy to compare with what your doctor advised.',
      },
      {
        title: 'The same dose every day',
        text: 'Measured out for you, so there is no guessing and no kitchen scale.',
      },
      {
        title: 'Easy to live with',
        text: 'It goes with a meal and a glass of water. The leaflet names the best time of day.',
      },
      sealed,
    ],
    askFirst:
      'If you are pregnant, take blood thinners or thyroid tablets, have kidney stones, or already take a multivitamin.',
  },
  nutrition: {
    reasons: [
      {
        title: 'A label that adds up',
        text: 'Protein, sugar and energy are given for a serving and for 100 g, so two packs can be compared.',
      },
      {
        title: 'Made for a busy day',
        text: 'Ready in a minute: at breakfast, in the tiffin, or after a walk.',
      },
      {
        title: 'A licensed food',
        text: 'The maker’s FSSAI licence number is on the pack, where you can look it up.',
      },
      sealed,
    ],
    askFirst: 'If you have diabetes, kidney disease or a food allergy, or if it is meant for a child under two.',
  },
  personalCare: {
    reasons: [
      {
        title: 'Kind enough for every day',
        text: 'Made for daily use by the whole family, not for one good wash.',
      },
      {
        title: 'Nothing hidden in the list',
        text: 'Every ingredient is on the pack, the scents included.',
      },
      {
        title: 'A size that makes sense',
        text: 'Compare the price per ml or gram beside each pack and buy what you will finish.',
      },
      sealed,
    ],
    askFirst: 'If the skin is broken or sore, if it is for a baby, or if a rash came up the last time.',
  },
  skinCare: {
    reasons: [
      {
        title: 'Says what is in it',
        text: 'The label names what is inside, so you know what touches your skin.',
      },
      {
        title: 'Made for Indian weather',
        text: 'Light in humid months, and enough for a dry Delhi winter.',
      },
      {
        title: 'No before-and-after tales',
        text: 'Skin takes four to six weeks to answer. We promise a fresh, genuine pack, not a miracle.',
      },
      sealed,
    ],
    askFirst:
      'If you are pregnant, use a cream on prescription, or your skin burns or peels. Try a little behind the ear first and wait a day.',
  },
  ayurveda: {
    reasons: [
      {
        title: 'Herbs by their names',
        text: 'The label of an Ayurvedic medicine lists each herb, and how much of it is inside.',
      },
      {
        title: 'A licensed maker',
        text: 'The manufacturing licence number is on the label, as the law asks of Ayurvedic medicines.',
      },
      {
        title: 'Fits your daily routine',
        text: 'Take it the traditional way: with warm water, milk or honey, as the label says.',
      },
      sealed,
    ],
    askFirst:
      'If you are pregnant or breastfeeding, take medicines for blood pressure, sugar or blood clotting, or have an operation planned.',
  },
  /** The guide of a stored product whose category is unknown. */
  other: {
    reasons: [
      { title: 'A genuine pack', text: 'Bought from the maker or the maker’s own distributor.' },
      { title: 'Nothing hidden', text: 'Contents, strength and maker are on the label.' },
      { title: 'A fair price', text: 'Never above the MRP, with all taxes included.' },
      sealed,
    ],
    askFirst: 'If you are pregnant, take other medicines every day, or have a long-term illness.',
  },
};
