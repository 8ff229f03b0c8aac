// Separate from the schemas, so that a screen does not load the full zod.

export const PRODUCT_CATEGORIES = ['vitamins', 'nutrition', 'personalCare', 'skinCare', 'ayurveda'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const PRODUCT_RATINGS = [1, 2, 3, 4, 5] as const;
export type ProductRating = (typeof PRODUCT_RATINGS)[number];

/** The value of a select without a choice. */
export const GENDER_UNTOUCHED = 'Choose_option';
export const GENDERS = ['male', 'female', GENDER_UNTOUCHED] as const;
export type Gender = (typeof GENDERS)[number];
