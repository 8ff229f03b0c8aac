// These lists are not in the modules of the schemas, so that a screen that shows them does not load the full zod.

/** The categories of the catalogue, as the API writes them. */
export const PRODUCT_CATEGORIES = ['vitamins', 'nutrition', 'personalCare', 'skinCare', 'ayurveda'] as const;
/** One of `PRODUCT_CATEGORIES`. */
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** The ratings of products, in stars. */
export const PRODUCT_RATINGS = [1, 2, 3, 4, 5] as const;
/** One of `PRODUCT_RATINGS`. */
export type ProductRating = (typeof PRODUCT_RATINGS)[number];

/** The value of the select before a choice. The form may be sent without one, so the API accepts this value too. */
export const GENDER_UNTOUCHED = 'Choose_option';
/** The genders of a member, as the API writes them. */
export const GENDERS = ['male', 'female', GENDER_UNTOUCHED] as const;
/** One of `GENDERS`. */
export type Gender = (typeof GENDERS)[number];
