import { z } from 'zod';

/** An entry of `GET /medi`, the top-brands list (API-16, API-17, API-37). */
export const topBrandSchema = z
  .object({ img: z.string().min(1), name: z.string().min(1), description: z.string().min(1) })
  .meta({ id: 'TopBrand' });
export type TopBrand = z.infer<typeof topBrandSchema>;
