import * as z from 'zod/mini';
import { isPinCode, normalisePinCode } from '../rules/contact.ts';
import { filledText, text } from './fields.ts';

/** The delivery details that the shopper typed at the cart. They are stored on the device only. */
export interface DeliveryDetails {
  readonly name: string;
  /** House, street, area and town. */
  readonly address: string;
  /** Six digits. */
  readonly pinCode: string;
  /** Ten digits. */
  readonly phone: string;
}

/** The maximum number of characters of each field. A copied number may have a prefix, separators and invisible marks. */
export const longestDelivery = { name: 80, address: 240, pinCode: 20, phone: 40 } as const;

/** A PIN code, as six digits. */
export const pinCodeSchema = z.pipe(z.string().check(z.refine(isPinCode)), z.transform(normalisePinCode));

const fields = { name: filledText, address: filledText, pinCode: pinCodeSchema, phone: filledText };

/** Stored details. */
export const deliveryDetailsSchema = z.object(fields);

/** Stored details with their owner, so that no other person sees them. See `Person`. */
export interface KeptDelivery extends DeliveryDetails {
  readonly of: string;
}

/** Stored details with their owner. */
export const keptDeliverySchema = z.object({ ...fields, of: text });
