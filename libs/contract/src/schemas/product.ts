import { z } from 'zod';
import { PRODUCT_CATEGORIES } from './vocabulary.ts';

export const productCategorySchema = z.enum(PRODUCT_CATEGORIES).meta({ id: 'ProductCategory' });

/**
 * A product as `GET /products` returns it (API-32). The field `price` is the MRP in rupees and `discount` is a
 * percentage of it. The field `rating` is a whole number from 1 to 5 (AMB-28).
 */
export const productSchema = z
  .object({
    id: z.int().positive(),
    image: z.string().min(1).meta({ description: 'Address of the pack shot, relative to the API root' }),
    title: z.string().min(1).max(200),
    discount: z.number().min(0).max(100).meta({ description: 'Percent off the price' }),
    rating: z.int().min(1).max(5),
    price: z.number().nonnegative().meta({ description: 'MRP in rupees' }),
    category: productCategorySchema,
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const productListSchema = z.array(productSchema);
