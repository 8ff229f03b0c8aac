// Read by hand: a schema library would be a twentieth of all the script that a page needs before it can be used.

/** The four keys of browser storage that the contract fixes (STORAGE-01, -03, -06, -08). Own keys start with `niramaya.`. */
export const storageKeys = {
  loggedIn: 'validkey',
  cart: 'cart_data',
  selectedMedicine: 'medicine_details',
  sixMonthPlan: 'threemonth',
} as const;

/** One line of `cart_data`: exactly these five fields; prices in rupees (STORAGE-04). */
export interface CartItem {
  image: string;
  title: string;
  price: number;
  discountedPrice: number;
  quantity: number;
}

/** `medicine_details`: exactly these seven fields; prices in rupees, the discount in percent (STORAGE-07). */
export interface SelectedMedicine {
  image: string;
  title: string;
  discount: number;
  rating: number;
  price: number;
  discountedPrice: number;
  category: string;
}

/** Answers undefined for what is not of its kind. */
type Reader<T> = (value: unknown) => T | undefined;

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const filledText: Reader<string> = (value) => text(value) || undefined;
const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
const quantity: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : undefined;

/** A price as stored: a number, or the text of one ('180.00'), read alike (AMB-54). */
const storedRupees: Reader<number> = (value) => {
  const rupees = number(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
  return rupees !== undefined && rupees >= 0 ? rupees : undefined;
};

/** Reads the named fields of an object and drops the rest; null when one of them is missing or of another kind. */
const reader =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }) =>
  (value: unknown): T | null => {
    if (typeof value !== 'object' || value === null) return null;
    const read: Partial<T> = {};
    for (const name of Object.keys(fields) as (keyof T)[]) {
      const field = fields[name]((value as T)[name]);
      if (field === undefined) return null;
      read[name] = field;
    }
    return read as T;
  };

/** A stored line of the cart, or null for what is none (STORAGE-04). */
export const readCartItem = reader<CartItem>({
  image: text,
  title: filledText,
  price: storedRupees,
  discountedPrice: storedRupees,
  quantity,
});

/** The stored product of the detail screen, or null for what is none (STORAGE-07). */
export const readSelectedMedicine = reader<SelectedMedicine>({
  image: text,
  title: filledText,
  discount: number,
  rating: number,
  price: storedRupees,
  discountedPrice: storedRupees,
  category: text,
});
