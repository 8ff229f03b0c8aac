import * as z from 'zod/mini';
import { isPinCode, normalisePinCode } from '../rules/contact.ts';
import { filledText, text } from './fields.ts';

/**
 * The lengths that the fields of the form accept, in characters. Those of the two numbers are larger than the numbers,
 * because a copied number may have separators and a prefix.
 */
export const longestDelivery = { name: 80, address: 240, pinCode: 20, phone: 40 } as const;

/** An Indian PIN code, with or without separators. The result is its six digits. */
export const pinCodeSchema = z.pipe(z.string().check(z.refine(isPinCode)), z.transform(normalisePinCode));

/** Where an order goes. It is stored on the device only. The PIN code has six digits, the phone number ten. */
export const deliveryDetailsSchema = z.object({
  name: filledText,
  address: filledText,
  pinCode: pinCodeSchema,
  phone: filledText,
});
/** Where an order goes: name, address, PIN code and phone number. */
export type DeliveryDetails = Readonly<z.infer<typeof deliveryDetailsSchema>>;

/** Delivery details in storage. `of` is the user key of the owner (`readUserKey` in data-access), empty for a guest. */
export const storedDeliverySchema = z.extend(deliveryDetailsSchema, { of: text });
/** Delivery details with the user key of their owner. */
export type StoredDelivery = z.infer<typeof storedDeliverySchema>;
