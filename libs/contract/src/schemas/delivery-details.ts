import * as z from 'zod/mini';
import { isPinCode, normalisePinCode } from '../rules/contact.ts';
import { filledText, text } from './fields.ts';

/** Stored on the device only. */
export interface DeliveryDetails {
  readonly name: string;
  readonly address: string;
  /** Six digits. */
  readonly pinCode: string;
  /** Ten digits. */
  readonly phone: string;
}

/** In characters. A copied number may have separators. */
export const longestDelivery = { name: 80, address: 240, pinCode: 20, phone: 40 } as const;

export const pinCodeSchema = z.pipe(z.string().check(z.refine(isPinCode)), z.transform(normalisePinCode));

const fields = { name: filledText, address: filledText, pinCode: pinCodeSchema, phone: filledText };

export const deliveryDetailsSchema = z.object(fields);

/** `of` is the owner: see `readUserKey`. */
export interface StoredDelivery extends DeliveryDetails {
  readonly of: string;
}

export const storedDeliverySchema = z.object({ ...fields, of: text });
