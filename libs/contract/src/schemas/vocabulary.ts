// Plain lists, separate from the schemas that use them. A screen can then name a category without loading the full zod.

/** The five product categories of the contract (API-35). */
export const PRODUCT_CATEGORIES = ['vitamins', 'nutrition', 'personalCare', 'skinCare', 'ayurveda'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** The whole-number ratings that the rating filter offers (API-36). */
export const PRODUCT_RATINGS = [1, 2, 3, 4, 5] as const;
export type ProductRating = (typeof PRODUCT_RATINGS)[number];

/** The value of a gender select without a choice (VALID-15, AMB-26). */
export const GENDER_UNTOUCHED = 'Choose_option';
export const GENDERS = ['male', 'female', GENDER_UNTOUCHED] as const;
export type Gender = (typeof GENDERS)[number];
