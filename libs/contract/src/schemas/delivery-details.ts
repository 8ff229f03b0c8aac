import * as z from 'zod/mini';
import { isPinCode, normalisePinCode } from '../rules/contact.ts';
import { filledText, text } from './fields.ts';

/** In characters. A copied number may have separators. */
export const longestDelivery = { name: 80, address: 240, pinCode: 20, phone: 40 } as const;

export const pinCodeSchema = z.pipe(z.string().check(z.refine(isPinCode)), z.transform(normalisePinCode));

/** Stored on the device only. The PIN code has six digits, the phone number ten. */
export const deliveryDetailsSchema = z.object({
  name: filledText,
  address: filledText,
  pinCode: pinCodeSchema,
  phone: filledText,
});
export type DeliveryDetails = Readonly<z.infer<typeof deliveryDetailsSchema>>;

/** `of` is the owner: see `readUserKey`. */
export const storedDeliverySchema = z.extend(deliveryDetailsSchema, { of: text });
export type StoredDelivery = z.infer<typeof storedDeliverySchema>;
