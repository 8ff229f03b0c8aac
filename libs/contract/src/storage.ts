import * as z from 'zod/mini';

/** The four keys of browser storage that the contract fixes (STORAGE-01, -03, -06, -08). Own keys start with `niramaya.`. */
export const storageKeys = {
  loggedIn: 'validkey',
  cart: 'cart_data',
  selectedMedicine: 'medicine_details',
  sixMonthPlan: 'threemonth',
} as const;

/** A price as stored: a number, or the text of one ('180.00'), read alike (AMB-54). */
const storedRupees = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(
    z.transform((value: number | string) => (typeof value === 'string' && value.trim() === '' ? NaN : Number(value))),
    z.number().check(z.minimum(0)),
  ),
);

/** One line of `cart_data`: exactly these five fields (STORAGE-04). */
export const cartItemSchema = z.object({
  image: z.string(),
  title: z.string().check(z.minLength(1)),
  price: storedRupees,
  discountedPrice: storedRupees,
  quantity: z.int().check(z.minimum(1)),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** `medicine_details`: exactly these seven fields (STORAGE-07). */
export const selectedMedicineSchema = z.object({
  image: z.string(),
  title: z.string().check(z.minLength(1)),
  discount: z.number(),
  rating: z.number(),
  price: storedRupees,
  discountedPrice: storedRupees,
  category: z.string(),
});
export type SelectedMedicine = z.infer<typeof selectedMedicineSchema>;
