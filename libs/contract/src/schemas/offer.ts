import { z } from 'zod';

/**
 * An offer of `GET /offers`. The contract defines the odd field names:
 *
 * - `status` is shown as Quantity (OFFERS-07).
 * - `strike` is shown as MRP in rupees (OFFERS-08).
 * - `off` is shown as Discounts (OFFERS-09).
 * - `price` is in rupees.
 */
export const offerSchema = z
  .object({
    id: z.int().positive(),
    image: z.string().min(1),
    title: z.string().min(1),
    status: z.string().min(1),
    strike: z.number().nonnegative(),
    off: z.string().min(1),
    price: z.number().nonnegative(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;
